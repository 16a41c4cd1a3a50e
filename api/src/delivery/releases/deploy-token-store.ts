import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AreaName } from 'shared-contracts/area';
import type { DeployToken } from 'shared-contracts/rollout';
import type { Db } from '../../platform/db/database.ts';

const tokenBytes = 32;
/** Lets people and secret scanners of repositories recognize a token. */
const prefix = 'rightway_deploy_';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Creates a token for an area. Returns the token itself; it cannot be read again. */
export async function createToken(
  db: Db,
  area: AreaName,
  name: string,
  createdBy: string,
  now: Date,
): Promise<string> {
  const token = `${prefix}${randomBytes(tokenBytes).toString('base64url')}`;
  const values = { id: randomUUID(), area, name, tokenHash: hashOf(token), createdAt: now, createdBy };
  await db.insertInto('deployToken').values(values).execute();
  return token;
}

/** Every token, the newest first. */
export async function listTokens(db: Db): Promise<DeployToken[]> {
  const rows = await db
    .selectFrom('deployToken as t')
    .innerJoin('appUser as u', 'u.id', 't.createdBy')
    .select(['t.id', 't.area', 't.name', 't.createdAt', 't.lastUsedAt', 't.revokedAt'])
    .select(sql<string>`u.first_name || ' ' || u.last_name`.as('createdBy'))
    .orderBy('t.createdAt', 'desc')
    .orderBy('t.id')
    .execute();
  return rows.map(({ createdAt, lastUsedAt, revokedAt, ...token }) => ({
    ...token,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  }));
}

/** Revokes a token; returns false if there is none that could be revoked. */
export async function revokeToken(db: Db, id: string, now: Date): Promise<boolean> {
  const revoked = await db
    .updateTable('deployToken')
    .set({ revokedAt: now })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return revoked !== undefined;
}

/** The area and name of a valid token, after recording that it was used; undefined for any other. */
export async function useToken(db: Db, token: string, now: Date) {
  return db
    .updateTable('deployToken')
    .set({ lastUsedAt: now })
    .where('tokenHash', '=', hashOf(token))
    .where('revokedAt', 'is', null)
    .returning(['area', 'name'])
    .executeTakeFirst();
}
