import type { Db } from '../../platform/db/database.ts';
import { hashOf } from '../sessions/tokens.ts';
import type { SignOnChecks, SignOnIdentity } from './sign-on-client.ts';

/** The time that a person has at the identity provider, in milliseconds. */
export const signOnLife = 600_000;

/** Stores the values that a sign-on is checked against; only the hash of the state is stored. */
export async function keepAttempt(
  db: Db,
  { state, nonce, verifier }: SignOnChecks,
  now: Date,
): Promise<void> {
  await db
    .deleteFrom('signOnAttempt')
    .where('createdAt', '<', new Date(now.getTime() - signOnLife))
    .execute();
  await db
    .insertInto('signOnAttempt')
    .values({ stateHash: hashOf(state), nonce, verifier, createdAt: now })
    .execute();
}

/** Returns an attempt and deletes it, so that each attempt can return only once. */
export async function takeAttempt(db: Db, state: string, now: Date): Promise<SignOnChecks | undefined> {
  const taken = await db
    .deleteFrom('signOnAttempt')
    .where('stateHash', '=', hashOf(state))
    .where('createdAt', '>', new Date(now.getTime() - signOnLife))
    .returning(['nonce', 'verifier'])
    .executeTakeFirst();
  return taken && { state, ...taken };
}

/**
 * The person with this identity: the one who signed in with it before, else the one with its e-mail address, whose
 * account is then linked to it. Undefined if there is no such person or they may not sign in.
 */
export async function findSignOnPerson(
  db: Db,
  { issuer, subject, email }: SignOnIdentity,
): Promise<string | undefined> {
  const known = await db
    .selectFrom('appUser')
    .select(['id', 'isActive'])
    .where('signOnIssuer', '=', issuer)
    .where('signOnSubject', '=', subject)
    .executeTakeFirst();
  if (known) return known.isActive ? known.id : undefined;
  if (!email) return undefined;
  const found = await db
    .updateTable('appUser')
    .set({ signOnIssuer: issuer, signOnSubject: subject })
    .where((where) => where(where.fn('lower', ['email']), '=', email))
    .where('isActive', '=', true)
    .where('signOnSubject', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return found?.id;
}
