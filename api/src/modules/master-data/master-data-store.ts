import { sql } from 'kysely';
import { recordOf } from '../../records/reading/record-catalog.ts';
import type { RecordContext } from '../../records/record-context.ts';

/** Whether a record came with the product or another system keeps it, as one of some ticks says. */
export async function isMarked(
  { db, catalog }: Pick<RecordContext, 'db' | 'catalog'>,
  type: string,
  ticks: readonly string[],
  id: string,
): Promise<boolean> {
  const { table, fields } = recordOf(catalog, type);
  const columns = ticks.flatMap((tick) => {
    const field = fields.get(tick);
    return field?.kind === 'column' ? [sql.ref(field.column)] : [];
  });
  if (columns.length === 0) return false;
  const { rows } = await sql`select 1 from ${sql.table(table)}
    where id = ${id} and (${sql.join(columns, sql` or `)})`.execute(db);
  return rows.length > 0;
}
