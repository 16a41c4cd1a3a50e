import { sql } from 'kysely';
import * as v from 'valibot';
import type { RecordContext } from '../../records/record-context.ts';

const storedSchema = v.object({
  id: v.string(),
  name: v.string(),
  phones: v.array(v.nullable(v.string())),
  faxNumber: v.nullable(v.string()),
  email: v.nullable(v.string()),
  address: v.string(),
  communicationNotes: v.nullable(v.string()),
  notes: v.nullable(v.string()),
});

/** How an associate can be reached, as stored. The address is one text with the names and codes of its places. */
export type StoredDetails = v.InferOutput<typeof storedSchema>;

/** Associates by their ids. */
export async function storedDetails(
  { db }: Pick<RecordContext, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredDetails>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql`select b.id, b.name, array[b.phone_number, b.cell_number] as phones,
      b.fax_number as "faxNumber", b.email, b.communication_notes as "communicationNotes", b.notes,
      concat_ws(' ', b.address_line1, b.address_line2, b.address_line3, c.name, p.code, p.name, n.code, n.name,
        b.postal_code) as address
    from business_associate b left join city c on c.id = b.city_id
    left join state_or_province p on p.id = b.state_or_province_id left join country n on n.id = b.country_id
    where b.id = any (${ids}::uuid[])`.execute(db.withoutPlugins());
  return new Map(rows.map((row) => v.parse(storedSchema, row)).map((row) => [row.id, row]));
}
