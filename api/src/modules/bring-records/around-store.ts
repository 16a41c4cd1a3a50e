import { sql } from 'kysely';
import * as v from 'valibot';
import type { RecordContext } from '../../records/record-context.ts';

const aroundSchema = v.object({
  id: v.string(),
  province: v.nullable(v.string()),
  country: v.nullable(v.string()),
});

/** The country of each province, and the province and country of each city, by id. */
export async function placesAround({ db }: Pick<RecordContext, 'db'>, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, v.InferOutput<typeof aroundSchema>>();
  const { rows } = await sql`select id, null as province, country_id as country from state_or_province
      where id = any (${ids}::uuid[])
    union all select c.id, c.state_province_id, p.country_id from city c
      left join state_or_province p on p.id = c.state_province_id where c.id = any (${ids}::uuid[])`.execute(
    db.withoutPlugins(),
  );
  return new Map(rows.map((row) => v.parse(aroundSchema, row)).map((row) => [row.id, row]));
}
