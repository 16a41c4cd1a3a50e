import type { FastifyInstance } from 'fastify';
import { limits } from 'shared-contracts/limits';
import { signInSchema } from 'shared-contracts/rest';
import * as v from 'valibot';
import { texts } from '../../generated/texts/entry.ts';
import type { Database } from '../../platform/db/database.ts';
import { promptly } from '../../platform/db/promptly.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { registerRestCall } from '../../platform/server/rest-call.ts';
import { senderOf } from '../../platform/server/sender.ts';
import { isPasswordRight } from './passwords.ts';
import { clearSessionCookie, sessionToken } from './register-sessions.ts';
import { type DoorParts, sessionDoor } from './session-door.ts';
import type { SessionMemory } from './session-memory.ts';
import { clearSignIn, countSignIn } from './sign-in-failure-store.ts';
import { findCredentials } from './user-store.ts';

const minute = 60;

/** The wait until the next attempt, in words. */
function waitText(seconds: number, spoken: (typeof texts)['en']): string {
  if (seconds < minute) return seconds === 1 ? spoken.aSecond : spoken.seconds(seconds);
  const minutes = Math.ceil(seconds / minute);
  return minutes === 1 ? spoken.aMinute : spoken.minutes(minutes);
}

interface AccountCallParts extends DoorParts {
  readonly databaseKind: Database['kind'];
}

/** Calls to sign in and out. A wrong password gets the same answer whether or not the account exists. */
export function registerAccountCalls(
  app: FastifyInstance,
  parts: AccountCallParts,
  memory: SessionMemory,
): void {
  const { db, databaseKind, clock, config } = parts;
  const { enter, end } = sessionDoor(parts, memory);

  registerRestCall(app, {
    method: 'POST',
    path: 'account/sign-in',
    summary: 'Starts a session; the answer sets its cookie.',
    access: 'anonymous',
    input: signInSchema,
    result: v.object({ userId: v.string() }),
    handle: async ({ input, request, reply }) => {
      const now = clock();
      const sender = senderOf(request.ip);
      const account = await promptly(databaseKind, findCredentials(db, input.userName));
      // A user name and an e-mail of one account share their attempts.
      const tried = account?.id ?? input.userName;
      const wait = await promptly(databaseKind, countSignIn(db, tried, sender, now));
      if (wait > 0) {
        const seconds = Math.ceil(wait / limits.second);
        reply.header('retry-after', String(seconds));
        throw new AppError(
          'LIMIT',
          messageFrom(texts, (spoken) => spoken.wait(waitText(seconds, spoken))),
        );
      }
      const isRight = await isPasswordRight(input.password, account?.passwordHash);
      if (!account || !isRight) {
        throw new AppError(
          'UNAUTHENTICATED',
          messageFrom(texts, ({ wrongPassword }) => wrongPassword),
        );
      }
      await clearSignIn(db, tried, sender, now);
      await enter(request, reply, account.id);
      return { userId: account.id };
    },
  });

  registerRestCall(app, {
    method: 'POST',
    path: 'account/sign-out',
    summary: 'Ends the session, if there is one.',
    access: 'anonymous',
    input: v.object({}),
    result: v.object({ signedOut: v.boolean() }),
    handle: async ({ request, reply }) => {
      const token = sessionToken(request);
      if (token) await end(token);
      clearSessionCookie(reply, config);
      return { signedOut: true };
    },
  });
}
