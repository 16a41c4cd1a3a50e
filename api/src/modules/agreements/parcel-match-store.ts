import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const foundSchema = v.object({ id: v.string(), description: v.string() });

/**
 * Parcels by their legal descriptions in standard notation, ignoring case. Of several portions with the same
 * description, the first without a number of its land registry counts: a portion with a number is referred to by that
 * number.
 */
export async function parcelsCalled(
  db: Db,
  descriptions: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (descriptions.length === 0) return new Map();
  const wanted = descriptions.map((description) => description.toLowerCase());
  const { rows } = await sql`select id, lower(formatted_legal_description) as description from parcel
    where lower(formatted_legal_description) = any (${wanted}::text[]) and is_active
    order by (registry_number is null), id desc`.execute(db.withoutPlugins());
  return new Map(
    rows.map((row) => v.parse(foundSchema, row)).map(({ id, description }) => [description, id]),
  );
}
