import type { FastifyInstance } from 'fastify';
import {
  type OnboardingKind,
  onboardingKinds,
  passwordErrors,
  requestResetSchema,
  sendCodeSchema,
  setPasswordSchema,
  userDetailsPathSchema,
  userDetailsSchema,
  validateCodeSchema,
} from 'shared-contracts/accounts';
import { doneSchema } from 'shared-contracts/rest';
import { validationText } from 'shared-contracts/validators';
import * as v from 'valibot';
import { texts } from '../../generated/texts/entry.ts';
import { AppError, invalid } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import { languageOfRequest, registerRestCall } from '../../platform/server/rest-call.ts';
import { hashPassword } from '../sessions/passwords.ts';
import { type DoorParts, sessionDoor } from '../sessions/session-door.ts';
import type { SessionMemory } from '../sessions/session-memory.ts';
import { setNewPassword } from '../sessions/user-store.ts';
import { askForCode, endLinks, findLink, type OnboardingLink, useCode, useLink } from './onboarding-store.ts';

const done = { done: true } as const;

const linkEnded = () =>
  new AppError(
    'NOT_FOUND',
    messageFrom(texts, ({ linkEnded }) => linkEnded),
  );

const codeNotConfirmed = () =>
  new AppError(
    'NOT_FOUND',
    messageFrom(texts, ({ codeNotConfirmed }) => codeNotConfirmed),
  );

interface OnboardingParts extends DoorParts {
  readonly memory: SessionMemory;
  readonly mail: Pick<MailQueue, 'add' | 'nudge'>;
}

function registerVariant(app: FastifyInstance, kind: OnboardingKind, { db, clock, mail }: OnboardingParts) {
  const variant = kind === 'invite-user' ? 'an invitation' : 'a password reset';

  registerRestCall(app, {
    method: 'GET',
    path: `account/${kind}/user-details/:id`,
    summary: `Whom the link of ${variant} is for.`,
    access: 'anonymous',
    params: userDetailsPathSchema,
    input: v.object({}),
    result: userDetailsSchema,
    attempts: { perMinute: 120, key: () => 'user-details' },
    handle: async ({ params }) => {
      const link = await findLink(db, params.id, clock(), kind);
      if (!link) throw linkEnded();
      return {
        email: link.email,
        username: link.userName,
        corpId: link.companyCode,
        companyName: link.companyName,
      };
    },
  });

  registerRestCall(app, {
    method: 'POST',
    path: `account/${kind}/send-security-code`,
    summary: `Mails a security code for ${variant}; an earlier code ends.`,
    access: 'anonymous',
    input: sendCodeSchema,
    result: doneSchema,
    attempts: { perMinute: 30, key: () => 'send-security-code' },
    handle: async ({ input }) => {
      const link = await findLink(db, input.userId, clock(), kind);
      if (!link) throw linkEnded();
      if (!(await askForCode(db, link.id))) {
        throw new AppError(
          'LIMIT',
          messageFrom(texts, ({ manyCodes }) => manyCodes),
        );
      }
      await mail.add(db, 'security-code', link.id);
      mail.nudge();
      return done;
    },
  });
}

/** The calls of the onboarding wizard (001 §7), for people who cannot sign in yet. */
export function registerOnboardingCalls(app: FastifyInstance, parts: OnboardingParts): void {
  const { db, clock, mail, memory } = parts;
  const { enter } = sessionDoor(parts, memory);
  for (const kind of onboardingKinds) registerVariant(app, kind, parts);

  const linkOf = async (token: string): Promise<OnboardingLink> => {
    const link = await findLink(db, token, clock());
    if (!link) throw linkEnded();
    return link;
  };

  registerRestCall(app, {
    method: 'POST',
    path: 'account/validate-security-code',
    summary: 'Checks the security code that was mailed.',
    access: 'anonymous',
    input: validateCodeSchema,
    result: doneSchema,
    attempts: { perMinute: 120, key: () => 'validate-security-code' },
    handle: async ({ input, request }) => {
      const link = await linkOf(input.encryptedUserId);
      if (await useCode(db, link.id, input.securityCode, clock())) return done;
      const message = validationText(languageOfRequest(request), 'codeWrong');
      throw invalid([{ path: 'securityCode', message }]);
    },
  });

  registerRestCall(app, {
    method: 'POST',
    path: 'account/set-password',
    summary:
      'Sets the password once the security code was validated; every session of the person ends, and one starts here.',
    access: 'anonymous',
    input: setPasswordSchema,
    result: doneSchema,
    attempts: { perMinute: 60, key: () => 'set-password' },
    handle: async ({ input, request, reply }) => {
      await linkOf(input.encryptedUserId);
      const errors = passwordErrors(input, languageOfRequest(request));
      if (errors.length > 0) throw invalid(errors);
      const passwordHash = await hashPassword(input.newPassword);
      const userId = await db.transaction().execute(async (transaction) => {
        const person = await useLink(transaction, input.encryptedUserId, clock());
        if (!person) throw codeNotConfirmed();
        await endLinks(transaction, person);
        await setNewPassword(transaction, person, passwordHash, clock());
        await mail.add(transaction, 'password-set', person);
        return person;
      });
      memory.forgetUser(userId);
      mail.nudge();
      // The link and its code have proved who it is, so the person need not type the new password a third time.
      await enter(request, reply, userId);
      return done;
    },
  });

  registerRestCall(app, {
    method: 'POST',
    path: 'account/request-password-reset',
    summary:
      'Mails a link to choose a new password, if there is such an account; the answer is the same if not.',
    access: 'anonymous',
    input: requestResetSchema,
    result: doneSchema,
    attempts: { perMinute: 5, key: () => 'request-password-reset' },
    handle: async ({ input }) => {
      // Whether the account exists is checked only when the mail is sent, so that the duration of the request does not
      // reveal it.
      await mail.add(db, 'reset-request', input.userName.toLowerCase());
      mail.nudge();
      return done;
    },
  });
}
