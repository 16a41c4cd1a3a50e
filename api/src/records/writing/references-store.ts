import { sql } from 'kysely';
import * as v from 'valibot';
import { recordOf } from '../reading/record-catalog.ts';
import { columnOf, scopeCondition } from '../reading/scopes.ts';
import { conjunction } from '../reading/select-store.ts';
import type { RecordContext } from '../record-context.ts';

const rowSchema = v.object({ id: v.string(), around: v.nullable(v.string()) });

/**
 * Returns which of the given ids are records that the person may see, each with the record that one of its columns
 * references.
 */
export async function findReferences(
  { db, catalog, user }: Pick<RecordContext, 'db' | 'catalog' | 'user'>,
  type: string,
  ids: readonly string[],
  column: string | undefined,
): Promise<ReadonlyMap<string, string | null>> {
  const row = { alias: 'r', user };
  const around = column ? columnOf(row, column) : sql`null::uuid`;
  const { rows } =
    await sql`select r.id, ${around} as around from ${sql.table(recordOf(catalog, type).table)} r
    where ${conjunction([sql`r.id = any (${ids}::uuid[])`, scopeCondition(catalog, type, row)])}`.execute(
      db.withoutPlugins(),
    );
  return new Map(rows.map((found) => v.parse(rowSchema, found)).map(({ id, around: of }) => [id, of]));
}
