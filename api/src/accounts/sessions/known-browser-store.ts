import type { RolloutPerson } from 'shared-contracts/rollout';
import type { Db } from '../../platform/db/database.ts';
import { hashOf, newToken } from './tokens.ts';

const day = 86_400_000;

/** How long a browser is known after a sign-in, in milliseconds. */
export const browserLife = 90 * day;

/**
 * Notes that a person signed in in a browser, and returns the new token for its cookie. `previous` is the old one: it
 * ends, so that a copy of it never identifies a second person.
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

/** Who signed in last in the browser of a token; undefined for an unknown or outdated one, and for who may not sign in any more. */
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
