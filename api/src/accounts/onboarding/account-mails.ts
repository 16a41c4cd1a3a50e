import { durationText, inLanguage, languageOf, onboarding } from 'shared-contracts';
import type { OnboardingKind } from 'shared-contracts/accounts';
import { texts as allTexts } from '../../generated/texts/account-mail.ts';
import { unnamedCompany } from '../../platform/config/unnamed-company.ts';
import type { Db } from '../../platform/db/database.ts';
import { mailGreeting } from '../../platform/mail/mail-greeting.ts';
import { composeMail } from '../../platform/mail/mail-layout.ts';
import type { MailComposer } from '../../platform/mail/mail-queue.ts';
import { findAddressee, findAddresseeByName } from './addressee-store.ts';
import { findLinkById, makeCode, makeLink, noteLinkMailed, wasLinkMailedSince } from './onboarding-store.ts';

interface AccountMailParts {
  readonly db: Db;
  readonly clock: () => Date;
  /** The address under which people open Rightway, with a slash at its end. */
  readonly publicUrl: string;
}

type Addressee = NonNullable<Awaited<ReturnType<typeof findAddressee>>>;

/**
 * The name of a person's company; undefined if the company was only named after the domain of their e-mail addresses.
 */
function companyIn({ companyName, email }: Addressee): string | undefined {
  const host = email.slice(email.lastIndexOf('@') + 1);
  const isUnnamed = companyName === unnamedCompany || companyName.toLowerCase() === host.toLowerCase();
  return isUnnamed ? undefined : companyName;
}

/**
 * For this time, in milliseconds, a mailed link is not replaced by a new one: anybody can request links for anybody.
 */
const resendInterval = 60_000;

/** The mails about an account. Tokens and codes are made here, at the moment when the mail is sent. */
export function accountMails({ db, clock, publicUrl }: AccountMailParts) {
  const linkMail = async (person: Addressee, kind: OnboardingKind) => {
    const language = languageOf(person.locale);
    const texts = inLanguage(allTexts, language);
    const { invitation, reset, unexpected } = texts;
    const token = await makeLink(db, person.id, kind, clock());
    const address = `${publicUrl}${kind}/confirm-details/${token}`;
    const isInvitation = kind === 'invite-user';
    const span = durationText(isInvitation ? onboarding.invitationLife : onboarding.resetLife, language);
    const mail = composeMail({
      to: person.email,
      language,
      subject: isInvitation ? invitation.subject : reset.subject,
      greeting: mailGreeting(person, language),
      paragraphs: isInvitation
        ? [invitation.purpose(companyIn(person)), invitation.userName(person.userName), invitation.life(span)]
        : [reset.purpose, reset.life(span)],
      button: { label: isInvitation ? invitation.button : reset.button, address },
      footer: unexpected.ignore,
    });
    return { ...mail, onSent: () => noteLinkMailed(db, token, clock()) };
  };

  const toPerson =
    (kind: OnboardingKind): MailComposer =>
    async (userId) => {
      const person = await findAddressee(db, userId);
      return person && linkMail(person, kind);
    };

  const mails = {
    'invite-user': toPerson('invite-user'),
    'reset-password': toPerson('reset-password'),
    'reset-request': async (name) => {
      const person = await findAddresseeByName(db, name);
      if (!person) return undefined;
      const window = { now: clock(), age: resendInterval };
      if (await wasLinkMailedSince(db, person.id, 'reset-password', window)) return undefined;
      return linkMail(person, 'reset-password');
    },
    'security-code': async (linkId) => {
      const now = clock();
      const link = await findLinkById(db, linkId, now);
      if (!link) return undefined;
      const language = languageOf(link.locale);
      const texts = inLanguage(allTexts, language);
      return composeMail({
        to: link.email,
        language,
        subject: texts.code.subject,
        greeting: mailGreeting(link, language),
        code: { ask: texts.code.purpose, value: await makeCode(db, link.id, now) },
        paragraphs: [texts.code.life(durationText(onboarding.codeLife, language))],
        footer: texts.unexpected.tellAdministrator,
      });
    },
    'password-set': async (userId) => {
      const person = await findAddressee(db, userId);
      if (!person) return undefined;
      const language = languageOf(person.locale);
      const texts = inLanguage(allTexts, language);
      return composeMail({
        to: person.email,
        language,
        subject: texts.passwordSet.subject,
        greeting: mailGreeting(person, language),
        paragraphs: [texts.passwordSet.purpose],
        button: { label: texts.passwordSet.button, address: `${publicUrl}home` },
        footer: texts.unexpected.tellAdministrator,
      });
    },
  } satisfies Readonly<Record<string, MailComposer>>;
  return mails;
}
