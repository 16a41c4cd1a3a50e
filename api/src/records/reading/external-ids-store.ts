import { sql } from 'kysely';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { Row, Sql } from './record-mapping.ts';

/** Number of characters in a text that may be an id of another system. */
const lengths = { least: 3, most: 300 } as const;

/**
 * Most records found by the beginning of an id: a text that matches more is a prefix shared by all ids of that system.
 */
const mostBegun = 100;

/** Sorts after every text with a given prefix, in byte order. */
const last = '\u{10FFFF}';

/**
 * Returns the text, trimmed, if it may be an id of another system: it has a digit and no blanks. Otherwise undefined.
 */
export function externalIdIn(text: string): string | undefined {
  const id = text.trim();
  const isOfLength = id.length >= lengths.least && id.length <= lengths.most;
  return isOfLength && /\d/.test(id) && !/\s/.test(id) ? id : undefined;
}

/**
 * The records of a type that have an id in another system beginning with the text, among the ids that the person's
 * company recorded.
 */
export const recordsOfExternalId = ({ user }: Pick<Row, 'user'>, type: string, text: unknown): Sql =>
  sql`select e.record_id from external_id e
    where e.company_id = ${user.productClientId} and e.type = ${type}
      and lower(e.external_id) ~>=~ lower(${text}::text)
      and lower(e.external_id) ~<~ (lower(${text}::text) || ${last}::text)
    limit ${sql.lit(mostBegun)}`;

const recordSchema = v.object({ record_id: v.string() });

/**
 * The ids of the records of a type that a text finds by their ids in other systems; empty if the text cannot be such an
 * id.
 */
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

/**
 * The ids of a record in other systems, as recorded by the person's company. The caller checks that the person may see
 * the record.
 */
export async function externalIdsOf(db: Db, user: CurrentUser, type: string, id: string) {
  const { rows } = await sql`select system, external_id as "externalId" from external_id
    where company_id = ${user.productClientId} and type = ${type} and record_id = ${id}
    order by system, external_id`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(idSchema, row));
}
