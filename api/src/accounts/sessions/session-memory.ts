import { createHash } from 'node:crypto';
import type { CurrentUser } from 'shared-contracts/rights';
import type { Clock } from '../../platform/server/clock.ts';

/** The maximum number of remembered sessions. */
const largest = 10_000;

/**
 * Remembers sessions for a short time in this copy of the API, so that the many requests of one screen query the
 * database only once.
 */
export interface SessionMemory {
  /** The person of a session that was looked up a moment ago. */
  readonly find: (token: string) => CurrentUser | undefined;
  readonly remember: (token: string, user: CurrentUser) => void;
  readonly forget: (token: string) => void;
  /** Forgets every session of a person whose rights or access changed. */
  readonly forgetUser: (userId: string) => void;
}

/**
 * Remembers sessions for `duration` milliseconds. Only after that time do other copies notice a sign-out, and all
 * copies a changed right. The absence of a session is never remembered.
 */
export function sessionMemory(duration: number, clock: Clock): SessionMemory {
  const known = new Map<string, { readonly user: CurrentUser; readonly until: number }>();
  // Hashed, so that the token itself stays in memory no longer than its request.
  const keyOf = (token: string) => createHash('sha256').update(token).digest('base64');
  return {
    find: (token) => {
      const found = duration > 0 ? known.get(keyOf(token)) : undefined;
      return found && found.until > clock().getTime() ? found.user : undefined;
    },
    remember: (token, user) => {
      if (duration <= 0) return;
      if (known.size >= largest) known.clear();
      known.set(keyOf(token), { user, until: clock().getTime() + duration });
    },
    forget: (token) => {
      known.delete(keyOf(token));
    },
    forgetUser: (userId) => {
      for (const [key, { user }] of known) if (user.id === userId) known.delete(key);
    },
  };
}
