import { sql } from 'kysely';
import { type BringField, bringFields, bringLimits, type RecordBringKind } from 'shared-contracts/bring-in';
import * as v from 'valibot';
import { recordOf } from '../../records/reading/record-catalog.ts';
import { scopeCondition } from '../../records/reading/scopes.ts';
import { conjunction } from '../../records/reading/select-store.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { orderBelow, rowsBelow, textOfField } from './out-columns-store.ts';

const rowSchema = v.object({ id: v.string(), cells: v.array(v.nullable(v.string())) });

/**
 * The fields of a kind's export. Details about new associates are left out; they are part of the export of associates.
 */
export const fieldsOut = (kind: RecordBringKind): readonly BringField[] =>
  bringFields(kind).filter(({ of }) => of !== 'newAssociate');

/**
 * The records of a kind that the person may see, as rows of a table that can be imported again: one row for each row
 * below a record, with the record itself in the first of them. Returns at most one more record than a table may import.
 */
export async function rowsOut(
  { db, catalog, user }: Pick<RecordContext, 'db' | 'catalog' | 'user'>,
  kind: RecordBringKind,
  type: string,
  projectId: string | null,
): Promise<readonly v.InferOutput<typeof rowSchema>[]> {
  const fields = fieldsOut(kind);
  const texts = fields.map((field) => textOfField(kind, field));
  const condition = conjunction([
    projectId === null ? undefined : sql`r.surface_project_id = ${projectId}`,
    scopeCondition(catalog, type, { alias: 'r', user }),
  ]);
  const { rows } = await sql`select r.id, array[${sql.join(texts)}]::text[] as cells
    from (select r.* from ${sql.table(recordOf(catalog, type).table)} r where ${condition}
      order by r.id limit ${sql.lit(bringLimits.records + 1)}) r
    left join lateral (select x.external_id, x.system from external_id x
      where x.record_id = r.id and x.company_id = ${user.productClientId} and x.type = ${type}
      order by x.system, x.external_id limit 1) e on true
    ${rowsBelow[kind] ?? sql``}
    order by r.id ${orderBelow[kind] ? sql`, ${orderBelow[kind]}` : sql``}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(rowSchema, row));
}
