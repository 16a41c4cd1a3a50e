import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../platform/db/database.ts';

/** Rows that stand in records of one kind. */
export interface HeldRows {
  /** Column of each row that names its record. */
  readonly parent: string;
  /** Tables of the rows, by their lists. */
  readonly tables: Readonly<Record<string, string>>;
}

const takenSchema = v.object({ list: v.string(), id: v.string() });

/** Of ids of rows those that another record has, with their list. */
export async function rowsElsewhere(
  db: Db,
  { parent, tables }: HeldRows,
  recordId: string,
  named: Readonly<Record<string, readonly string[]>>,
) {
  const asked = Object.entries(named).filter(([, ids]) => ids.length > 0);
  if (asked.length === 0) return [];
  const each = asked.map(
    ([list, ids]) => sql`select ${list}::text as list, id from ${sql.table(tables[list] ?? list)}
      where id = any (${ids}::uuid[]) and ${sql.ref(parent)} <> ${recordId}`,
  );
  const { rows } = await sql`${sql.join(each, sql` union all `)}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(takenSchema, row));
}
