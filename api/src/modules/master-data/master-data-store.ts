import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { recordOf } from '../../records/reading/record-catalog.ts';
import type { RecordContext } from '../../records/record-context.ts';
import type { RowsField } from '../../records/writing/saved-fields.ts';

/** Whether one of these checkboxes marks a record as shipped with the product or maintained by another system. */
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

/** Stores who last checked a provincial rule; clears it if the rule has no check date. */
export const keepChecker = (db: Db, ruleId: string, personId: string) =>
  sql`update provincial_rule set checked_by_id = case when checked_on is not null then ${personId}::uuid end
    where id = ${ruleId}`.execute(db);

/** The record to which each row belongs, by the row's id; `path` leads from the record down to the rows. */
export async function recordsOfRows(
  db: Db,
  path: readonly Pick<RowsField, 'table' | 'parent'>[],
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const alias = (depth: number, column: string) => sql.ref(`r${depth}.${column}`);
  const last = path.length - 1;
  const tables = path.map(({ table, parent }, depth) =>
    depth === 0
      ? sql`${sql.table(table)} r0`
      : sql`join ${sql.table(table)} ${sql.id(`r${depth}`)} on ${alias(depth, parent)} = ${alias(depth - 1, 'id')}`,
  );
  const { rows } = await sql`select ${alias(last, 'id')} as id, ${alias(0, path[0]?.parent ?? 'id')} as record
    from ${sql.join(tables, sql` `)} where ${alias(last, 'id')} in (${sql.join(ids)})`.execute(
    db.withoutPlugins(),
  );
  const schema = v.object({ id: v.string(), record: v.string() });
  return new Map(rows.map((row) => v.parse(schema, row)).map(({ id, record }) => [id, record]));
}
