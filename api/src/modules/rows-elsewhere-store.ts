import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../platform/db/database.ts';

/** The rows that belong to records of one kind. */
export interface HeldRows {
  /** The column of each row that references its record. */
  readonly parent: string;
  /** Tables of the rows, by list. */
  readonly tables: Readonly<Record<string, string>>;
}

const takenSchema = v.object({ list: v.string(), id: v.string(), holder: v.string() });

/** The record that each row belongs to; the key of a row is `<list> <id>`. */
export async function holdersOf(
  db: Db,
  { parent, tables }: HeldRows,
  named: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const byList = Map.groupBy(
    named.map((row) => row.split(' ')),
    ([list = '']) => list,
  );
  const each = [...byList].map(
    ([list, some]) => sql`select ${list}::text as list, id, ${sql.ref(parent)} as holder
      from ${sql.table(tables[list] ?? list)} where id = any (${some.map(([, id]) => id)}::uuid[])`,
  );
  const { rows } = await sql`${sql.join(each, sql` union all `)}`.execute(db.withoutPlugins());
  return new Map(
    rows.map((row) => v.parse(takenSchema, row)).map(({ list, id, holder }) => [`${list} ${id}`, holder]),
  );
}
