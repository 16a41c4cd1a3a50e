import { inLanguage, type Language, languageOf } from 'shared-contracts';
import type { InboxItem } from 'shared-contracts/reminders';
import { shownDate } from 'shared-contracts/shown-dates';
import { findActiveUser } from '../../accounts/sessions/user-store.ts';
import { texts } from '../../generated/texts/reminder-mail.ts';
import { mailGreeting } from '../../platform/mail/mail-greeting.ts';
import { composeMail } from '../../platform/mail/mail-layout.ts';
import type { MailComposer } from '../../platform/mail/mail-queue.ts';
import type { MailParts } from '../module.ts';
import { inboxItems } from './inbox-items.ts';
import { remindersOfMailing } from './inbox-store.ts';

/** Most reminders that a mail lists; it states how many more there are. */
const named = 20;

const parted = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ');

/** What, where and by when, in one line. */
function lineOf({ kind, title, detail, dueOn, isLate }: InboxItem, language: Language): string {
  const wording = inLanguage(texts, language);
  const { ahead, late } = wording.kinds[kind];
  return `${(isLate ? late : ahead)(shownDate(dueOn, language))}: ${parted(title, detail)}`;
}

/** One link for each kind in a mail with which a signed-in person switches off mails of that kind. */
function outOf(items: readonly InboxItem[], publicUrl: string, language: Language): readonly string[] {
  const wording = inLanguage(texts, language);
  const kinds = [...new Set(items.slice(0, named).map(({ kind }) => kind))];
  return kinds.map((kind) => wording.out(wording.calendar[kind], `${publicUrl}inbox/settings?out=${kind}`));
}

/**
 * The mail of a mailing: the reminders that were claimed for it, as far as the person may still see their records.
 * Undefined if none are left: what was done or read meanwhile is not mailed.
 */
export const reminderMail =
  (parts: Pick<MailParts, 'db' | 'planOf' | 'flagsFor' | 'publicUrl'>): MailComposer =>
  async (mailingId) => {
    const { db, publicUrl } = parts;
    const { userId, reminders } = await remindersOfMailing(db, mailingId);
    const user = userId && (await findActiveUser(db, userId));
    if (!user) return undefined;
    const unread = reminders.filter(({ isRead }) => !isRead);
    const items = await inboxItems(parts, user, await parts.flagsFor(user), unread);
    const [first] = items;
    if (!first) return undefined;
    const language = languageOf(user.locale);
    const wording = inLanguage(texts, language);
    const late = items.filter(({ isLate }) => isLate).length;
    const rest = items.length - named;
    const mail = composeMail({
      to: user.email,
      language,
      subject: items.length === 1 ? lineOf(first, language) : wording.subject(items.length, late),
      greeting: mailGreeting({ firstName: user.fullName.split(' ')[0] ?? '', lastName: '' }, language),
      paragraphs: [
        ...items.slice(0, named).map((item) => lineOf(item, language)),
        ...(rest > 0 ? [wording.more(rest)] : []),
      ],
      button:
        items.length === 1 && first.opens
          ? { label: wording.open, address: `${publicUrl}${first.opens}` }
          : { label: wording.inbox, address: `${publicUrl}inbox` },
      footer: [...outOf(items, publicUrl, language), wording.footer(`${publicUrl}inbox/settings`)].join('\n'),
    });
    return { ...mail, messageId: `<${mailingId}@${new URL(publicUrl).hostname}>` };
  };
