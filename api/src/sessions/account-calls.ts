import type { FastifyInstance } from 'fastify';
import { signInSchema } from 'shared-contracts/rest';
import * as v from 'valibot';
import type { Parts } from '../app.ts';
import { promptly } from '../db/promptly.ts';
import { AppError } from '../errors/app-error.ts';
import { registerRestCall } from '../server/rest-call.ts';
import { isPasswordRight } from './passwords.ts';
import { clearSessionCookie, sessionToken, setSessionCookie } from './register-sessions.ts';
import type { SessionMemory } from './session-memory.ts';
import { endSession, startSession } from './session-store.ts';
import { findCredentials } from './user-store.ts';

/** Signing in and out. A known and an unknown account get the same answer. */
export function registerAccountCalls(
  app: FastifyInstance,
  { db, databaseKind, clock, config }: Parts,
  memory: SessionMemory,
): void {
  const end = async (token: string) => {
    await endSession(db, token);
    memory.forget(token);
  };

  registerRestCall(app, {
    method: 'POST',
    path: 'account/sign-in',
    summary: 'Starts a session; the answer sets its cookie.',
    access: 'anonymous',
    input: signInSchema,
    result: v.object({ userId: v.string() }),
    attempts: {
      perMinute: 20,
      key: ({ body }) => {
        const parsed = v.safeParse(signInSchema, body);
        return parsed.success ? parsed.output.userName.toLowerCase() : '';
      },
    },
    handle: async ({ input, request, reply }) => {
      const account = await promptly(databaseKind, findCredentials(db, input.userName));
      const isRight = await isPasswordRight(input.password, account?.passwordHash);
      if (!account || !isRight) {
        throw new AppError('UNAUTHENTICATED', 'The user name or password is not right.');
      }
      const previous = sessionToken(request);
      if (previous) await end(previous);
      setSessionCookie(reply, config, await startSession(db, account.id, clock));
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
