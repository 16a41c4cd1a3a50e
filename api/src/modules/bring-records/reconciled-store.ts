import { sql } from 'kysely';
import * as v from 'valibot';
import type { RecordContext } from '../../records/record-context.ts';

const areaSchema = v.object({ id: v.string(), area: v.string(), unit: v.nullable(v.string()) });

/** The stored gross areas of agreements, each with the code of its unit. */
export async function areasByUnit({ db }: Pick<RecordContext, 'db'>, ids: readonly string[]) {
  const { rows } = await sql`select a.id, trim_scale(a.gross_area)::text as area, u.code as unit
    from agreement a left join area_unit u on u.id = a.area_unit_id
    where a.id = any (${ids}::uuid[]) and a.gross_area is not null`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(areaSchema, row));
}

const rentSchema = v.object({ rents: v.string() });

/** The sum of the stored annual amounts of heads of compensation. */
export async function rentsOf({ db }: Pick<RecordContext, 'db'>, ids: readonly string[]): Promise<string> {
  const { rows } = await sql`select trim_scale(coalesce(sum(amount), 0))::text as rents from compensation
    where id = any (${ids}::uuid[]) and is_annual`.execute(db.withoutPlugins());
  return v.parse(rentSchema, rows[0]).rents;
}
