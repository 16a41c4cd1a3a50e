import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const foundSchema = v.object({ id: v.string(), description: v.string() });

/** Parcels by their legal descriptions in the usual writing, in any case; of two of one description the first. */
export async function parcelsCalled(
  db: Db,
  descriptions: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (descriptions.length === 0) return new Map();
  const wanted = descriptions.map((description) => description.toLowerCase());
  const { rows } = await sql`select id, lower(formatted_legal_description) as description from parcel
    where lower(formatted_legal_description) = any (${wanted}::text[]) and is_active order by id desc`.execute(
    db.withoutPlugins(),
  );
  return new Map(
    rows.map((row) => v.parse(foundSchema, row)).map(({ id, description }) => [description, id]),
  );
}
