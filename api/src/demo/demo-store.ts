import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

/** A row, by the names of its columns. */
export type DemoRow = Readonly<Record<string, unknown>>;

const rowsInStatement = 2000;

/** Writes rows with the same columns, thousands in one statement. */
export const insertRows = (db: Db, table: string, rows: readonly DemoRow[]): Promise<void> =>
  insert(db, table, rows, sql``);

/** The same for a list that also has entries which came with the product. */
export const insertEntries = (db: Db, table: string, rows: readonly DemoRow[]): Promise<void> =>
  insert(db, table, rows, sql`on conflict (id) do nothing`);

async function insert(
  db: Db,
  table: string,
  rows: readonly DemoRow[],
  otherwise: RawBuilder<unknown>,
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  for (let start = 0; start < rows.length; start += rowsInStatement) {
    const names = sql.join(columns.map((column) => sql.id(column)));
    await sql`insert into ${sql.table(table)} (${names})
      select ${names} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(
        rows.slice(start, start + rowsInStatement),
      )}::json) ${otherwise}`.execute(db.withoutPlugins());
  }
}

/** Sets the stored logo of a company. */
export async function takeLogo(db: Db, companyId: string, logoId: string): Promise<void> {
  await sql`update company set logo_id = ${logoId} where id = ${companyId}`.execute(db);
}

/** Updates the planner's statistics on the filled tables. */
export async function analyze(db: Db): Promise<void> {
  await sql`analyze`.execute(db);
}

/** Lists that come with the product, each with the column by which the demo refers to an entry. */
const productLists = {
  area_unit: 'code',
  length_unit: 'code',
  interest_type: 'code',
  method_of_contact: 'code',
  indigenous_method_of_contact: 'code',
  security_level: 'code',
  organization_type: 'code',
  unit_of_measurement: 'unit',
  stakeholder_requirement: 'code',
  request_type: 'code',
  request_item_type: 'code',
  title_type: 'code',
  project_type: 'description',
} as const;

/** Ids by list and name. */
export type ProductLists = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Reads the entries that every installation starts with. */
export async function readProductLists(db: Db): Promise<ProductLists> {
  const lists = new Map<string, ReadonlyMap<string, string>>();
  for (const [table, key] of Object.entries(productLists)) {
    const { rows } = await sql<{ id: string; name: string }>`
      select id, ${sql.id(key)} as name from ${sql.table(table)}`.execute(db.withoutPlugins());
    // Sorted here, because the database's own order of texts differs from machine to machine.
    const entries = rows.map(({ id, name }) => [name, id] as const);
    lists.set(table, new Map(entries.sort(([one], [other]) => (one < other ? -1 : 1))));
  }
  return lists;
}

/** How long to wait before checking again whether another copy has filled in the demo, in milliseconds. */
const pause = 200;

/**
 * Waits until no other copy is filling in the demo, which takes a minute or more on a busy machine. It asks again and
 * again, because a single statement that waited so long would be cancelled.
 */
export async function takeTurn(transaction: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<{
      taken: boolean;
    }>`select pg_try_advisory_xact_lock(hashtextextended('demo', 0)) as taken`.execute(transaction);
    if (rows[0]?.taken) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
