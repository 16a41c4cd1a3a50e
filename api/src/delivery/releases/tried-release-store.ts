import { createHash, randomBytes } from 'node:crypto';
import type { AreaName } from 'shared-contracts/area';
import { tryCodeLife } from 'shared-contracts/rollout';
import type { Db } from '../../platform/db/database.ts';
import type { StoredRelease } from './release-store.ts';

const codeBytes = 24;

interface ReleaseName {
  readonly area: AreaName;
  readonly version: string;
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

const sessionOf = (db: Db, token: string) =>
  db.selectFrom('session').select('id').where('tokenHash', '=', hashOf(token));

/** Allows a release to be tried, and returns the code to open it with. */
export async function offerTry(db: Db, { area, version }: ReleaseName, now: Date): Promise<string> {
  const code = randomBytes(codeBytes).toString('base64url');
  await db
    .insertInto('triedRelease')
    .values({ codeHash: hashOf(code), area, version, createdAt: now })
    .execute();
  return code;
}

/**
 * Replaces the release of a code with another one of the same area. Returns whether a browser uses the code; undefined
 * if there is no such code.
 */
export async function moveTry(
  db: Db,
  code: string,
  { area, version }: ReleaseName,
): Promise<boolean | undefined> {
  const moved = await db
    .updateTable('triedRelease')
    .set({ version })
    .where('codeHash', '=', hashOf(code))
    .where('area', '=', area)
    .returning('sessionId')
    .executeTakeFirst();
  return moved && moved.sessionId !== null;
}

/**
 * Assigns the release of a code to the browser of a session, replacing any other of its area. A code expires, and can
 * be used once; undefined for any other code.
 */
export async function takeTry(
  db: Db,
  code: string,
  token: string,
  now: Date,
): Promise<ReleaseName | undefined> {
  return db.transaction().execute(async (transaction) => {
    const session = await sessionOf(transaction, token).forUpdate().executeTakeFirst();
    if (!session) return undefined;
    const found = await transaction
      .selectFrom('triedRelease')
      .select(['area', 'version'])
      .where('codeHash', '=', hashOf(code))
      .where('sessionId', 'is', null)
      .where('createdAt', '>', new Date(now.getTime() - tryCodeLife))
      .forUpdate()
      .executeTakeFirst();
    if (!found) return undefined;
    await transaction
      .deleteFrom('triedRelease')
      .where('sessionId', '=', session.id)
      .where('area', '=', found.area)
      .execute();
    await transaction
      .updateTable('triedRelease')
      .set({ sessionId: session.id })
      .where('codeHash', '=', hashOf(code))
      .execute();
    return found;
  });
}

/** Ends everything that the browser of a session is trying. */
export async function endTries(db: Db, token: string): Promise<void> {
  await db.deleteFrom('triedRelease').where('sessionId', 'in', sessionOf(db, token)).execute();
}

/** A release that a browser is trying. */
export interface TriedRelease extends StoredRelease {
  readonly area: AreaName;
}

/** The releases that the browser of a session is trying. */
export async function triesOf(db: Db, token: string): Promise<readonly TriedRelease[]> {
  return db
    .selectFrom('triedRelease as t')
    .innerJoin('session as s', 's.id', 't.sessionId')
    .innerJoin('release as r', (join) =>
      join.onRef('r.area', '=', 't.area').onRef('r.version', '=', 't.version'),
    )
    .select([
      'r.area',
      'r.version',
      'r.contractVersion',
      'r.path',
      'r.manifestIntegrity',
      'r.files',
      'r.start',
    ])
    .where('s.tokenHash', '=', hashOf(token))
    .execute();
}
