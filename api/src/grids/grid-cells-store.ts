import { sql } from 'kysely';
import { decimalText } from '../records/reading/decimal-text.ts';
import { recordOf } from '../records/reading/record-catalog.ts';
import type { RecordMapping, Sql } from '../records/reading/record-mapping.ts';
import { columnOf, scopeCondition } from '../records/reading/scopes.ts';
import { conjunction, linkRows, orderOf, type SelectMaker } from '../records/reading/select-store.ts';
import type { PlannedColumn } from './grid-plan.ts';
import { type RowAddresses, templatesOf } from './row-address.ts';

/** Most values of a list in one cell. The grid shows the first few and how many more there are. */
const valuesInCell = 100;

/** A value in the form in which the database returns it: decimals as text. */
export const given = ({ isDecimal }: Pick<PlannedColumn, 'isDecimal'>, value: Sql): Sql =>
  isDecimal ? decimalText(value) : value;

/**
 * The value at the end of a path of fields; a list along the path yields a list of values. `given` is in the form that
 * is returned, `compared` in the form that the database adds and sorts.
 */
export function cellValue(
  make: SelectMaker,
  mapping: RecordMapping,
  alias: string,
  path: readonly string[],
  as: 'given' | 'compared' = 'given',
): Sql {
  const [name = '', ...rest] = path;
  const field = mapping.fields.get(name);
  const row = { alias, user: make.user };
  if (!field) throw new Error(`${mapping.type}.${name} is no field.`);
  switch (field.kind) {
    case 'column':
    case 'computed': {
      const value = field.kind === 'column' ? columnOf(row, field.column) : field.sql(row);
      return as === 'given' && mapping.scalars.get(name) === 'Decimal' ? decimalText(value) : value;
    }
    case 'embedded':
      return cellValue(make, recordOf(make.catalog, field.type), alias, rest, as);
    case 'one': {
      const target = recordOf(make.catalog, field.type);
      const joined = make.alias();
      const isOwnScope =
        mapping.scope.kind === 'via' &&
        mapping.scope.type === field.type &&
        mapping.scope.column === field.column;
      const scope = isOwnScope
        ? undefined
        : scopeCondition(make.catalog, field.type, { alias: joined, user: make.user });
      return sql`(select ${cellValue(make, target, joined, rest, as)} from ${sql.table(target.table)} ${sql.id(joined)}
        where ${conjunction([sql`${columnOf({ alias: joined }, 'id')} = ${columnOf(row, field.column)}`, scope])})`;
    }
    case 'many':
    case 'linked': {
      const target = recordOf(make.catalog, field.type);
      const below = make.alias();
      const from =
        field.kind === 'many'
          ? sql`${sql.table(target.table)} ${sql.id(below)}
              where ${columnOf({ alias: below }, field.column)} = ${columnOf(row, 'id')}`
          : sql`${linkRows(field)} link join ${sql.table(target.table)} ${sql.id(below)}
              on ${columnOf({ alias: below }, 'id')} = ${sql.ref(`link.${field.to}`)}
              where ${sql.ref(`link.${field.from}`)} = ${columnOf(row, 'id')}`;
      return sql`(select coalesce(json_agg(x.value) filter (where x.value is not null), '[]') from (
        select ${cellValue(make, target, below, rest)} as value from ${from}
        order by ${orderOf(target, below)} limit ${sql.lit(valuesInCell)}) x)`;
    }
    case 'loaded':
    case 'ruled':
      throw new Error(`${mapping.type}.${name} is worked out in code, which a cell does not hold.`);
  }
}

/**
 * The address that a row opens, concatenated by the database from fields that are ids: these need no encoding and are
 * never empty texts.
 */
export function addressSql(source: RowAddresses, fieldOf: (path: string) => Sql): Sql {
  const addresses = templatesOf(source).map(({ texts, paths }) =>
    sql.join(
      texts.flatMap((text, index) => {
        const path = paths[index];
        return [sql`${sql.lit(text)}`, ...(path === undefined ? [] : [sql`${fieldOf(path)}::text`])];
      }),
      sql` || `,
    ),
  );
  // Concatenating text with null gives null, so `coalesce` picks the first address whose fields are all present.
  return addresses.length > 0 ? sql`coalesce(${sql.join(addresses)})` : sql`null::text`;
}
