import { sql } from 'kysely';
import { recordOf } from './record-catalog.ts';
import type { FieldMapping, RecordMapping, Sql } from './record-mapping.ts';
import { columnOf, scopeCondition } from './scopes.ts';
import { answerKey, fieldValue, isVia, type SelectMaker } from './select-store.ts';
import { mergeFields, type Selection } from './selection.ts';

/** A row of a flat select, by the short names of its columns. */
export type FlatRow = Readonly<Record<string, unknown>>;
type Reader = (row: FlatRow) => unknown;

/**
 * The SQL that reads the root records as flat columns with joined to-one records, and the function that turns a row
 * back into a record.
 */
interface FlatSelect {
  readonly columns: readonly Sql[];
  readonly joins: readonly Sql[];
  readonly read: (row: FlatRow) => Readonly<Record<string, unknown>>;
}

/**
 * A value cast to the type that the database driver returns as JavaScript expects: a day as text, a number as a number.
 */
function typed(mapping: RecordMapping, field: string, value: Sql): Sql {
  const scalar = mapping.scalars.get(field);
  if (scalar === 'Date') return sql`${value}::text`;
  return scalar === 'Float' ? sql`${value}::float8` : value;
}

/**
 * Selects records as plain columns, which costs the database a third of building a JSON object for each. Lists below a
 * record remain JSON, and so do to-one records with their own visibility rule.
 */
export function flatSelect(
  make: SelectMaker,
  root: RecordMapping,
  rootAlias: string,
  selections: readonly Selection[],
): FlatSelect {
  const columns: Sql[] = [];
  const joins: Sql[] = [];
  const add = (value: Sql): Reader => {
    const name = `c${columns.length}`;
    columns.push(sql`${value} as ${sql.id(name)}`);
    return (row) => row[name];
  };

  const joined = (
    mapping: RecordMapping,
    alias: string,
    field: Extract<FieldMapping, { kind: 'one' }>,
    selection: Selection,
  ): Reader | undefined => {
    const isVouched = isVia(mapping.scope, field.type, field.column);
    const target = recordOf(make.catalog, field.type);
    const own = make.alias();
    if (!isVouched && scopeCondition(make.catalog, field.type, { alias: own, user: make.user }))
      return undefined;
    joins.push(sql`left join ${sql.table(target.table)} ${sql.id(own)}
      on ${columnOf({ alias: own }, 'id')} = ${columnOf({ alias }, field.column)}`);
    const isThere = add(columnOf({ alias: own }, 'id'));
    const read = record(target, own, selection.below(target.type));
    return (row) => (isThere(row) === null ? null : read(row));
  };

  const fieldReader = (mapping: RecordMapping, alias: string, selection: Selection): Reader | undefined => {
    const field = mapping.fields.get(selection.name);
    if (!field) return undefined;
    if (field.kind === 'embedded') {
      return record(recordOf(make.catalog, field.type), alias, selection.below(field.type));
    }
    const reader = field.kind === 'one' ? joined(mapping, alias, field, selection) : undefined;
    if (reader) return reader;
    const value = fieldValue(make, mapping, { alias, user: make.user }, field, selection);
    return add(
      field.kind === 'column' || field.kind === 'computed' ? typed(mapping, selection.name, value) : value,
    );
  };

  const record = (
    mapping: RecordMapping,
    alias: string,
    selections: readonly Selection[],
  ): FlatSelect['read'] => {
    const readers = [...Map.groupBy(selections, answerKey)].flatMap(([key, same]) => {
      const reader = fieldReader(mapping, alias, mergeFields(same));
      return reader ? [[key, reader] as const] : [];
    });
    return (row) => {
      const values: Record<string, unknown> = {};
      for (const [key, reader] of readers) values[key] = reader(row);
      return values;
    };
  };

  const read = record(root, rootAlias, selections);
  return { columns, joins, read };
}
