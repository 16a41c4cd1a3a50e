import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** A row by the names of its columns. */
export type DemoRow = Readonly<Record<string, unknown>>;

const rowsInStatement = 2000;

/** Writes rows of one shape, thousands a statement. */
export async function insertRows(db: Db, table: string, rows: readonly DemoRow[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  for (let start = 0; start < rows.length; start += rowsInStatement) {
    const names = sql.join(columns.map((column) => sql.id(column)));
    await sql`insert into ${sql.table(table)} (${names})
      select ${names} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(
        rows.slice(start, start + rowsInStatement),
      )}::json)`.execute(db.withoutPlugins());
  }
}

/** Lets the planner know what has been filled in. */
export async function analyze(db: Db): Promise<void> {
  await sql`analyze`.execute(db);
}
