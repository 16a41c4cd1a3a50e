import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

/** One recording of land at a time, until the transaction ends: whoever comes second finds what the first one added. */
export const lockRecording = async (db: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('record crossed land'))`.execute(db);
};

const idSchema = v.object({ id: v.string() });

/** Which of some agreements are there already. */
export async function agreementsThere(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql`select id from agreement where id = any (${ids}::uuid[])`.execute(
    db.withoutPlugins(),
  );
  return new Set(rows.map((row) => v.parse(idSchema, row).id));
}

/** The unit of metres, by its code; undefined where an installation has none. */
export async function metreUnit(db: Db): Promise<string | undefined> {
  const { rows } = await sql`select id from length_unit where lower(code) = 'm' order by id limit 1`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(idSchema, row).id)[0];
}

const landSchema = v.object({ id: v.string(), land: v.string() });

/** What parcels are called by their land, by their ids. */
export async function landCalled(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql`select id, formatted_legal_description as land from parcel
    where id = any (${ids}::uuid[])`.execute(db.withoutPlugins());
  return new Map(rows.map((row) => v.parse(landSchema, row)).map(({ id, land }) => [id, land]));
}
