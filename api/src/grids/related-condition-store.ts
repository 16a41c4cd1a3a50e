import { sql } from 'kysely';
import { namingFields } from 'shared-contracts/grids';
import type { Sql } from '../records/reading/record-mapping.ts';
import { columnOf } from '../records/reading/scopes.ts';
import type { GridPlan } from './grid-plan.ts';

/**
 * Finds the rows of a list that belong to one record, through any of the fields that its declaration names; undefined
 * if it names none. Throws if a declared field does not reference a record.
 */
export function relatedCondition(
  { source, mapping }: Pick<GridPlan, 'source' | 'mapping'>,
  alias: string,
  parameter: string,
  id: string,
): Sql | undefined {
  const conditions = namingFields(source.name, parameter).map((name) => {
    const field = mapping.fields.get(name);
    if (field?.kind === 'one') return sql`${columnOf({ alias }, field.column)} = ${id}`;
    if (field?.kind === 'linked' && typeof field.table === 'string') {
      const link = sql.table(field.table);
      return sql`exists (select 1 from ${link} link
        where ${sql.ref(`link.${field.from}`)} = ${columnOf({ alias }, 'id')} and ${sql.ref(`link.${field.to}`)} = ${id})`;
    }
    throw new Error(`${name} of ${source.name} names no record.`);
  });
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : undefined;
}
