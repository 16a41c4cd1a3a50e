import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/database.ts';
import type { Clock } from '../../platform/server/clock.ts';
import { knowBrowser } from './known-browser-store.ts';
import {
  browserToken,
  type CookieConfig,
  sessionToken,
  setBrowserCookie,
  setSessionCookie,
} from './register-sessions.ts';
import type { SessionMemory } from './session-memory.ts';
import { endSession, startSession } from './session-store.ts';

/** What is needed to sign a person in. */
export interface DoorParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: CookieConfig;
}

/** Starts and ends the session of a browser, however its person signs in. */
export function sessionDoor({ db, clock, config }: DoorParts, memory: SessionMemory) {
  const end = async (token: string): Promise<void> => {
    await endSession(db, token);
    memory.forget(token);
  };

  /** Starts a session under a new token and ends the previous session of the browser. */
  const enter = async (request: FastifyRequest, reply: FastifyReply, userId: string): Promise<void> => {
    const previous = sessionToken(request);
    if (previous) await end(previous);
    const place = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' };
    setSessionCookie(reply, config, await startSession(db, userId, place, clock));
    setBrowserCookie(reply, config, await knowBrowser(db, userId, browserToken(request), clock()));
  };

  return { enter, end };
}
