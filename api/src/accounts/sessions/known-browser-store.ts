import { day } from 'shared-contracts/limits';
import type { RolloutPerson } from 'shared-contracts/rollout';
import type { Db } from '../../platform/db/database.ts';
import { hashOf, newToken } from './tokens.ts';

/** For how long a browser is recognized after a sign-in, in milliseconds. */
export const browserLife = 90 * day;

/**
 * Records that a person signed in with a browser, and returns the new token for its cookie. `previous` is the old
 * token: it becomes invalid, so that a copy of it never identifies a second person.
 */
export async function knowBrowser(
  db: Db,
  userId: string,
  previous: string | undefined,
  now: Date,
): Promise<string> {
  const token = newToken();
  const outdated = new Date(now.getTime() - browserLife);
  await db
    .deleteFrom('knownBrowser')
    .where((eb) =>
      eb.or([
        eb('knownSince', '<', outdated),
        ...(previous === undefined ? [] : [eb('tokenHash', '=', hashOf(previous))]),
      ]),
    )
    .execute();
  await db
    .insertInto('knownBrowser')
    .values({ tokenHash: hashOf(token), userId, knownSince: now })
    .execute();
  return token;
}

/**
 * The person who last signed in with the browser that has this token; undefined if the token is unknown or has expired,
 * or if the person may no longer sign in.
 */
export function findBrowserPerson(db: Db, token: string, now: Date): Promise<RolloutPerson | undefined> {
  return db
    .selectFrom('knownBrowser as b')
    .innerJoin('appUser as u', 'u.id', 'b.userId')
    .select(['u.id', 'u.companyId as productClientId', 'u.isSystemAdministrator'])
    .where('b.tokenHash', '=', hashOf(token))
    .where('b.knownSince', '>=', new Date(now.getTime() - browserLife))
    .where('u.isActive', '=', true)
    .executeTakeFirst();
}
