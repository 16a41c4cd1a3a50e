import { randomInt, randomUUID } from 'node:crypto';
import { type OnboardingKind, onboardingKinds } from 'shared-contracts/accounts';
import { onboarding } from 'shared-contracts/limits';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { hashPassword, isPasswordRight } from '../sessions/passwords.ts';
import { hashOf, newToken } from '../sessions/tokens.ts';

const linkSchema = v.object({
  id: v.string(),
  kind: v.picklist(onboardingKinds),
  userId: v.string(),
  email: v.string(),
  userName: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  locale: v.string(),
  companyCode: v.string(),
  companyName: v.string(),
});

/** A valid link, and the person that it is for. */
export type OnboardingLink = v.InferOutput<typeof linkSchema>;

const lives: Record<OnboardingKind, number> = {
  'invite-user': onboarding.invitationLife,
  'reset-password': onboarding.resetLife,
};

const after = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);
const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

/** Ends every link of a person, of one kind or of both. */
export async function endLinks(db: Db, userId: string, kind?: OnboardingKind): Promise<void> {
  await db
    .deleteFrom('onboardingLink')
    .where('userId', '=', userId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'invite-user'))
    .execute();
}

/** Makes a link and ends earlier ones of its kind. Returns its token; only the token's hash is stored. */
export async function makeLink(db: Db, userId: string, kind: OnboardingKind, now: Date): Promise<string> {
  const token = newToken();
  await db.transaction().execute(async (transaction) => {
    await endLinks(transaction, userId, kind);
    await transaction
      .insertInto('onboardingLink')
      .values({
        id: randomUUID(),
        tokenHash: hashOf(token),
        userId,
        kind,
        createdAt: now,
        expiresAt: after(now, lives[kind]),
      })
      .execute();
  });
  return token;
}

/** Records that the mail with a link was sent. */
export async function noteLinkMailed(db: Db, token: string, now: Date): Promise<void> {
  await db
    .updateTable('onboardingLink')
    .set({ mailedAt: now })
    .where('tokenHash', '=', hashOf(token))
    .execute();
}

/**
 * Whether a link of a kind that the person can still use was mailed to them less than `age` milliseconds ago. A link
 * whose mail failed does not count, as nobody received it.
 */
export async function wasLinkMailedSince(
  db: Db,
  userId: string,
  kind: OnboardingKind,
  { now, age }: { readonly now: Date; readonly age: number },
): Promise<boolean> {
  const found = await db
    .selectFrom('onboardingLink')
    .select('id')
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('mailedAt', '>', before(now, age))
    .executeTakeFirst();
  return found !== undefined;
}

const selectLinks = (db: Db, now: Date) =>
  db
    .selectFrom('onboardingLink as link')
    .innerJoin('appUser as person', 'person.id', 'link.userId')
    .innerJoin('company', 'company.id', 'person.companyId')
    .where('link.expiresAt', '>', now)
    .where('person.isActive', '=', true)
    .select([
      'link.id',
      'link.kind',
      'link.userId',
      'person.email',
      'person.userName',
      'person.firstName',
      'person.lastName',
      'person.locale',
      'company.code as companyCode',
      'company.companyName as companyName',
    ]);

/** The link for a token, of a given kind if one is named; undefined once it is used, replaced or expired. */
export async function findLink(
  db: Db,
  token: string,
  now: Date,
  kind?: OnboardingKind,
): Promise<OnboardingLink | undefined> {
  const found = await selectLinks(db, now).where('link.tokenHash', '=', hashOf(token)).executeTakeFirst();
  return found && (kind === undefined || found.kind === kind) ? v.parse(linkSchema, found) : undefined;
}

/** The link by its own id. */
export async function findLinkById(db: Db, id: string, now: Date): Promise<OnboardingLink | undefined> {
  const found = await selectLinks(db, now).where('link.id', '=', id).executeTakeFirst();
  return found && v.parse(linkSchema, found);
}

/** Cancels the current code of a link and counts the new request; false if codes were requested too often. */
export async function askForCode(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('onboardingLink')
    .set((set) => ({
      codeHash: null,
      codeSentAt: null,
      validatedAt: null,
      codesAsked: set('codesAsked', '+', 1),
    }))
    .where('id', '=', id)
    .where('codesAsked', '<', onboarding.codesOfLink)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Makes the code of a link and returns it; only its hash is stored. */
export async function makeCode(db: Db, id: string, now: Date): Promise<string> {
  const code = String(randomInt(10 ** onboarding.codeDigits)).padStart(onboarding.codeDigits, '0');
  await db
    .updateTable('onboardingLink')
    .set({ codeHash: await hashPassword(code), codeSentAt: now, wrongCodes: 0, validatedAt: null })
    .where('id', '=', id)
    .execute();
  return code;
}

/**
 * Whether a code is the one that was sent. Of simultaneous requests only one succeeds, and a code is cancelled after
 * five wrong ones (decision 38).
 */
export async function useCode(db: Db, id: string, code: string, now: Date): Promise<boolean> {
  // The attempt is counted before the code is compared, so that a hundred simultaneous requests do not get a hundred
  // guesses.
  const attempt = await db
    .updateTable('onboardingLink')
    .set((set) => ({ wrongCodes: set('wrongCodes', '+', 1) }))
    .where('id', '=', id)
    .where('codeHash', 'is not', null)
    .where('wrongCodes', '<', onboarding.wrongCodes)
    .where('codeSentAt', '>', before(now, onboarding.codeLife))
    .returning('codeHash')
    .executeTakeFirst();
  const isRight = await isPasswordRight(code, attempt?.codeHash);
  if (!isRight || !attempt) return false;
  const { numUpdatedRows } = await db
    .updateTable('onboardingLink')
    .set({ codeHash: null, validatedAt: now })
    .where('id', '=', id)
    .where('codeHash', '=', attempt.codeHash)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Uses up a link whose code was just confirmed; of simultaneous requests only one gets the person's id. */
export async function useLink(db: Db, token: string, now: Date): Promise<string | undefined> {
  const used = await db
    .deleteFrom('onboardingLink')
    .where('tokenHash', '=', hashOf(token))
    .where('expiresAt', '>', now)
    .where('validatedAt', '>', before(now, onboarding.validatedLife))
    .returning('userId')
    .executeTakeFirst();
  return used?.userId;
}
