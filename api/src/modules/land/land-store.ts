import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

/** A table whose records can each come from another record of the same table. */
export interface Lineage {
  readonly table: 'parcel' | 'title';
  /** The column with the previous record. */
  readonly column: 'parent_id' | 'previous_title_id';
}

export const dividedFrom: Lineage = { table: 'parcel', column: 'parent_id' };
export const replacedTitle: Lineage = { table: 'title', column: 'previous_title_id' };

/** The maximum number of generations that are followed. */
const deepest = 1000;

/**
 * Keeps others from changing predecessors until the transaction ends, so that two simultaneous saves cannot close a
 * circle together.
 */
export const lockLineage = async (db: Db, { table }: Lineage): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext(${`lineage of ${table}`}))`.execute(db);
};

/** Whether a record is a predecessor of another one, or that record itself. */
export async function isBefore(
  db: Db,
  { table, column }: Lineage,
  id: string,
  fromId: string,
): Promise<boolean> {
  const { rows } = await sql`with recursive line (id, depth) as (
      select ${fromId}::uuid, 0
      union all select t.${sql.ref(column)}, line.depth + 1 from line join ${sql.table(table)} t on t.id = line.id
        where t.${sql.ref(column)} is not null and line.id <> ${id}::uuid and line.depth < ${sql.lit(deepest)})
    select 1 from line where id = ${id}::uuid limit 1`.execute(db.withoutPlugins());
  return rows.length > 0;
}

const placeSchema = v.object({ code: v.string(), provinceId: v.string(), countryId: v.string() });

/** The provinces of Canada with their country, which a parcel references too, by their codes. */
export async function canadianProvinces(db: Db) {
  const { rows } = await sql`select upper(s.code) as code, s.id as "provinceId", c.id as "countryId"
    from state_or_province s join country c on c.id = s.country_id
    where upper(c.code) in ('CA', 'CAN')`.execute(db.withoutPlugins());
  return new Map(
    rows.map((row) => {
      const { code, provinceId, countryId } = v.parse(placeSchema, row);
      return [code, { stateOrProvince: { id: provinceId }, country: { id: countryId } }] as const;
    }),
  );
}

const numberSchema = v.object({ number: v.string() });

/** Draws numbers for parcels that have none of their own, in ascending order. */
export async function nextParcelNumbers(db: Db, count: number): Promise<readonly string[]> {
  const numbers: string[] = [];
  while (numbers.length < count) {
    const { rows } = await sql`select n.number from (
        select 'PN-' || lpad(nextval('parcel_number')::text, 6, '0') as number
        from generate_series(1, ${count - numbers.length}::int)) n
      where not exists (select from parcel p where p.unique_number = n.number)`.execute(db.withoutPlugins());
    numbers.push(...rows.map((row) => v.parse(numberSchema, row).number));
  }
  return numbers;
}

const idSchema = v.object({ id: v.string() });

/** The instruments that are registered on a title. */
export async function instrumentsOn(db: Db, titleId: string): Promise<readonly string[]> {
  const { rows } = await sql`select id from instrument where title_id = ${titleId} order by id`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(idSchema, row).id);
}

/** The rows that belong to a record of land. */
export interface HeldRows {
  readonly table: 'ownership' | 'party';
  readonly column: 'title_id' | 'instrument_id';
}

const heldSchema = v.object({ id: v.string(), holder: v.string() });

/** Those of some rows that exist, each with the record that contains it. */
export async function holdersOf(db: Db, { table, column }: HeldRows, ids: readonly string[]) {
  const { rows } = await sql`select id, ${sql.ref(column)} as holder from ${sql.table(table)}
    where id = any (${ids}::uuid[])`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(heldSchema, row));
}
