import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

/** Lets only one transaction at a time record land, so that the next one finds what the previous one added. */
export const lockRecording = async (db: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('record crossed land'))`.execute(db);
};

const idSchema = v.object({ id: v.string() });

/** Those of some agreements that already exist. */
export async function agreementsThere(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql`select id from agreement where id = any (${ids}::uuid[])`.execute(
    db.withoutPlugins(),
  );
  return new Set(rows.map((row) => v.parse(idSchema, row).id));
}

/** The id of the unit 'metre', found by its code; undefined if the installation has none. */
export async function metreUnit(db: Db): Promise<string | undefined> {
  const { rows } = await sql`select id from length_unit where lower(code) = 'm' order by id limit 1`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(idSchema, row).id)[0];
}

const landSchema = v.object({ id: v.string(), land: v.string() });

/** The legal descriptions of parcels, by parcel id. */
export async function landCalled(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql`select id, formatted_legal_description as land from parcel
    where id = any (${ids}::uuid[])`.execute(db.withoutPlugins());
  return new Map(rows.map((row) => v.parse(landSchema, row)).map(({ id, land }) => [id, land]));
}
