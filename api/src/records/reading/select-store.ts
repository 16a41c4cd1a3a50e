import { sql } from 'kysely';
import { limits } from 'shared-contracts/limits';
import type { CurrentUser } from 'shared-contracts/rights';
import { checkedFirst } from '../../platform/server/arguments.ts';
import { decimalText } from './decimal-text.ts';
import { type RecordCatalog, recordOf } from './record-catalog.ts';
import { argumentConditions } from './record-filters.ts';
import type { FieldMapping, OrderColumn, RecordMapping, Row, Scope, Sql } from './record-mapping.ts';
import { columnOf, scopeCondition } from './scopes.ts';
import { mergeFields, type Selection } from './selection.ts';
import { inOrderOf } from './spelled-order.ts';

/** Builds the SQL of one statement from the selection of an operation. */
export interface SelectMaker {
  readonly catalog: RecordCatalog;
  readonly user: CurrentUser;
  /** A table alias that the statement has not used yet. */
  readonly alias: () => string;
}

/** Builds the statements for one person's read; each alias is used once. */
export function selectMaker(catalog: RecordCatalog, user: CurrentUser): SelectMaker {
  let aliases = 0;
  return {
    catalog,
    user,
    alias: () => {
      aliases += 1;
      return `t${aliases}`;
    },
  };
}

const quoted = (name: string): Sql => sql.id(name);

/** The rows that link a record with others. */
export const linkRows = ({ table }: Extract<FieldMapping, { kind: 'linked' }>): Sql =>
  typeof table === 'string' ? sql.table(table) : table;

/** Combines conditions that must all hold; true if there are none. */
export const conjunction = (conditions: readonly (Sql | undefined)[]): Sql => {
  const known = conditions.filter((condition) => condition !== undefined);
  return known.length === 0 ? sql`true` : sql.join(known, sql` and `);
};

/** `order by` of a list: its columns, empty values last, and finally the key, so that the order is always the same. */
export function orderOf({ order, fields }: RecordMapping, alias: string): Sql {
  const isDescending = order[0]?.isDescending ?? false;
  const id = fields.get('id');
  const key = { column: id?.kind === 'column' ? id.column : 'id', isDescending };
  const columns = [...order, key].map((column: OrderColumn) => {
    const direction = `${column.isDescending ? 'desc' : 'asc'}${column.isNullable ? ' nulls last' : ''}`;
    return sql`${inOrderOf(column.column, columnOf({ alias }, column.column))} ${sql.raw(direction)}`;
  });
  return sql.join(columns);
}

/** Whether visibility of the record implies visibility of the one that this column references. */
export const isVia = (scope: Scope, type: string, column: string): boolean =>
  scope.kind === 'via' && scope.type === type && scope.column === column;

/**
 * The key of a field in a result row: its name, or its marked alias if the field has arguments, because the same field
 * may then be selected several times.
 */
export const answerKey = ({ name, alias, args }: Selection): string =>
  Object.keys(args).length > 0 ? aliasKey(alias) : name;

/** Adds a mark to an alias so that it is never confused with the name of another field. */
export const aliasKey = (alias: string): string => `$${alias}`;

function listOf(
  make: SelectMaker,
  target: RecordMapping,
  alias: string,
  selection: Selection,
  from: Sql,
  where: Sql,
) {
  const fields = fieldsOf(make, target, alias, selection.below(target.type));
  const first = 'first' in selection.args ? checkedFirst(Number(selection.args['first'])) : limits.nestedRows;
  return sql`(select coalesce(json_agg(x), '[]') from (
    select ${fields} from ${from} where ${where} order by ${orderOf(target, alias)} limit ${sql.lit(first)}) x)`;
}

/** The value of one field as an SQL expression; fields selected below it become JSON. */
export function fieldValue(
  make: SelectMaker,
  mapping: RecordMapping,
  row: Row,
  field: FieldMapping,
  selection: Selection,
): Sql {
  const { catalog, user } = make;
  switch (field.kind) {
    case 'column':
    case 'computed': {
      const value = field.kind === 'column' ? columnOf(row, field.column) : field.sql(row);
      return mapping.scalars.get(selection.name) === 'Decimal' ? decimalText(value) : value;
    }
    case 'ruled':
      return field.facts(row);
    case 'loaded':
      return columnOf(row, 'id');
    case 'embedded': {
      const group = recordOf(catalog, field.type);
      return sql`(select to_json(x) from (select ${fieldsOf(make, group, row.alias, selection.below(field.type))}) x)`;
    }
    case 'one': {
      const target = recordOf(catalog, field.type);
      const alias = make.alias();
      // Whoever may see this record may also see the record that its visibility depends on.
      const scope = isVia(mapping.scope, field.type, field.column)
        ? undefined
        : scopeCondition(catalog, field.type, { alias, user });
      return sql`(select to_json(x) from (
        select ${fieldsOf(make, target, alias, selection.below(field.type))}
        from ${sql.table(target.table)} ${quoted(alias)}
        where ${conjunction([sql`${columnOf({ alias }, 'id')} = ${columnOf(row, field.column)}`, scope])}) x)`;
    }
    case 'many': {
      const target = recordOf(catalog, field.type);
      const alias = make.alias();
      const scope = isVia(target.scope, mapping.type, field.column)
        ? undefined
        : scopeCondition(catalog, field.type, { alias, user });
      const where = conjunction([
        sql`${columnOf({ alias }, field.column)} = ${columnOf(row, 'id')}`,
        field.where?.({ alias, user }),
        ...argumentConditions(alias, user, target, selection.args),
        scope,
      ]);
      return listOf(make, target, alias, selection, sql`${sql.table(target.table)} ${quoted(alias)}`, where);
    }
    case 'linked': {
      const target = recordOf(catalog, field.type);
      const alias = make.alias();
      const link = make.alias();
      const from = sql`${linkRows(field)} ${quoted(link)}
        join ${sql.table(target.table)} ${quoted(alias)} on ${sql.ref(`${alias}.id`)} = ${sql.ref(`${link}.${field.to}`)}`;
      const where = conjunction([
        sql`${sql.ref(`${link}.${field.from}`)} = ${columnOf(row, 'id')}`,
        field.where?.({ alias, user }),
        ...argumentConditions(alias, user, target, selection.args),
        scopeCondition(catalog, field.type, { alias, user }),
      ]);
      return listOf(make, target, alias, selection, from, where);
    }
  }
}

/** The select list of a record: each selected field, under its key in the result. */
export function fieldsOf(
  make: SelectMaker,
  mapping: RecordMapping,
  alias: string,
  selections: readonly Selection[],
): Sql {
  const row: Row = { alias, user: make.user };
  const byKey = Map.groupBy(selections, answerKey);
  const fields = [...byKey].flatMap(([key, same]) => {
    const selection = mergeFields(same);
    const field = mapping.fields.get(selection.name);
    return field ? [sql`${fieldValue(make, mapping, row, field, selection)} as ${quoted(key)}`] : [];
  });
  return fields.length > 0 ? sql.join(fields) : sql`1 as "_"`;
}
