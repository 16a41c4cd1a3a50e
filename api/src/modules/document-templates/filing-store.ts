import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const nameSchema = v.object({ name: v.string() });
const idSchema = v.object({ id: v.string() });

/** Names of the documents that some records have. */
export async function namesOfDocuments(db: Db, parentIds: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql`select distinct name from related_document
    where parent_id = any (${parentIds}::uuid[]) and name is not null`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(nameSchema, row).name);
}

/** The method of contact that stands for letters, if the list has one. */
export async function letterMethod(db: Db): Promise<string | undefined> {
  const { rows } = await sql`select id from method_of_contact where lower(code) in ('letter', 'mail')
    order by lower(code), id limit 1`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(idSchema, row).id)[0];
}

/** Returns which of the given stakeholders were given notice before. */
export async function noticedOf(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql`select distinct stakeholder_id as id from communication
    where stakeholder_id = any (${ids}::uuid[]) and step = 'Notice'`.execute(db.withoutPlugins());
  return new Set(rows.map((row) => v.parse(idSchema, row).id));
}
