import { sql } from 'kysely';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { Row, Sql } from './record-mapping.ts';

/** Characters of a text that may be an id of another system. */
const lengths = { least: 3, most: 300 } as const;

/** Most records whose ids begin with a text: a text with more is the beginning of all ids of its system. */
const mostBegun = 100;

/** Sorts after every text with a given prefix, in byte order. */
const last = '\u{10FFFF}';

/** A text that may be an id of another system: with a digit and without blanks; undefined where it may not. */
export function externalIdIn(text: string): string | undefined {
  const id = text.trim();
  const isOfLength = id.length >= lengths.least && id.length <= lengths.most;
  return isOfLength && /\d/.test(id) && !/\s/.test(id) ? id : undefined;
}

/** The records of a type whose ids in other systems, as the person's company knows them, begin with a text. */
export const recordsOfExternalId = ({ user }: Pick<Row, 'user'>, type: string, text: unknown): Sql =>
  sql`select e.record_id from external_id e
    where e.company_id = ${user.productClientId} and e.type = ${type}
      and lower(e.external_id) ~>=~ lower(${text}::text)
      and lower(e.external_id) ~<~ (lower(${text}::text) || ${last}::text)
    limit ${sql.lit(mostBegun)}`;

const recordSchema = v.object({ record_id: v.string() });

/** The ids of the records of a type that a text names by the ids of another system; none where it can be no such id. */
export async function findByExternalId(
  db: Db,
  user: CurrentUser,
  type: string,
  text: string,
): Promise<readonly string[]> {
  const id = externalIdIn(text);
  if (id === undefined) return [];
  const { rows } = await recordsOfExternalId({ user }, type, id).execute(db.withoutPlugins());
  return rows.map((row) => v.parse(recordSchema, row).record_id);
}

const idSchema = v.object({ system: v.string(), externalId: v.string() });

/** The ids of a record in other systems, as the person's company knows it. The record must be one that the person sees. */
export async function externalIdsOf(db: Db, user: CurrentUser, type: string, id: string) {
  const { rows } = await sql`select system, external_id as "externalId" from external_id
    where company_id = ${user.productClientId} and type = ${type} and record_id = ${id}
    order by system, external_id`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(idSchema, row));
}
