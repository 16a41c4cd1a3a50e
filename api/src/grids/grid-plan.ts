import { getNamedType, isNonNullType, isObjectType } from 'graphql';
import type { GridColumn, GridSource } from 'shared-contracts/grids';
import { contractSchema } from '../platform/graphql/contract-schema.ts';
import type { Clock } from '../platform/server/clock.ts';
import { type RecordCatalog, recordOf } from '../records/reading/record-catalog.ts';
import { checkSearch } from '../records/reading/record-filters.ts';
import type { FieldMapping, RecordMapping } from '../records/reading/record-mapping.ts';
import { addressPaths } from './row-address.ts';

/** Where the values of a column are stored, which decides how they are sorted and filtered. */
export type ColumnPlace =
  /** In a column of the record's own table. */
  | { readonly kind: 'own'; readonly column: string; readonly isNullable: boolean }
  /** In a column of the record that a column of the own table references. */
  | {
      readonly kind: 'joined';
      readonly key: string;
      readonly table: string;
      readonly label: string;
      /** Some rows reference no record. */
      readonly isNullable: boolean;
      /** Some of the referenced records have no label. */
      readonly isLabelNullable: boolean;
    }
  /** Computed only to be shown in the cell. */
  | { readonly kind: 'virtual' };

export interface PlannedColumn {
  readonly column: GridColumn;
  readonly path: readonly string[];
  readonly place: ColumnPlace;
  /** Path to the colour of a status. */
  readonly colorPath?: readonly string[];
  /** The record's indexed search text contains its values. */
  readonly isInSearchText: boolean;
  /** Exact numbers, which the database returns as text. */
  readonly isDecimal: boolean;
  /** Contains only whole numbers. */
  readonly isWhole: boolean;
}

/** A source, prepared for serving its rows. */
export interface GridPlan {
  readonly source: GridSource;
  readonly catalog: RecordCatalog;
  readonly mapping: RecordMapping;
  readonly columns: ReadonlyMap<string, PlannedColumn>;
  /** Provides today's date for filters that are relative to it. */
  readonly clock: Clock;
}

function fieldOf(catalog: RecordCatalog, type: string, name: string): FieldMapping {
  const field = recordOf(catalog, type).fields.get(name);
  if (!field) throw new Error(`${type}.${name} is no field of a record.`);
  return field;
}

function isRequired(type: string, name: string): boolean {
  const object = contractSchema.getType(type);
  const field = isObjectType(object) ? object.getFields()[name] : undefined;
  return field !== undefined && isNonNullType(field.type);
}

/** The type of a field in the schema, without lists and nulls. */
function typeBelow(type: string, name: string): string {
  const object = contractSchema.getType(type);
  const field = isObjectType(object) ? object.getFields()[name] : undefined;
  if (!field) throw new Error(`${type}.${name} is not in the schema.`);
  return getNamedType(field.type).name;
}

/** The scalar at the end of a path of fields. */
function scalarOf(type: string, [name = '', ...rest]: readonly string[]): string {
  const below = typeBelow(type, name);
  return rest.length === 0 ? below : scalarOf(below, rest);
}

function placeOf(catalog: RecordCatalog, type: string, path: readonly string[]): ColumnPlace {
  const [name = '', ...rest] = path;
  const field = fieldOf(catalog, type, name);
  if (field.kind === 'embedded') return placeOf(catalog, field.type, rest);
  if (field.kind === 'column' && rest.length === 0) {
    return { kind: 'own', column: field.column, isNullable: !isRequired(type, name) };
  }
  const [label = ''] = rest;
  if (field.kind !== 'one' || rest.length !== 1) return { kind: 'virtual' };
  const below = fieldOf(catalog, field.type, label);
  if (below.kind !== 'column') return { kind: 'virtual' };
  return {
    kind: 'joined',
    key: field.column,
    table: recordOf(catalog, field.type).table,
    label: below.column,
    isNullable: !isRequired(type, name),
    isLabelNullable: !isRequired(typeBelow(type, name), label),
  };
}

/** Whether the value at the end of a path is a decimal. */
function isDecimalAt(catalog: RecordCatalog, type: string, [name = '', ...rest]: readonly string[]): boolean {
  if (rest.length > 0) return isDecimalAt(catalog, typeBelow(type, name), rest);
  return recordOf(catalog, type).scalars.get(name) === 'Decimal';
}

/** Search texts contain what people write, but not the values of fixed sets, by which rows are grouped. */
const isSearched = ({ type, groupWhenSorted, path }: GridColumn): boolean =>
  type === 'string' && (!groupWhenSorted || path === 'recordName');

/** Plans how a declared source is read. Throws if the declaration and the schema disagree. */
function makePlan(catalog: RecordCatalog, source: GridSource, clock: Clock): GridPlan {
  const mapping = recordOf(catalog, source.type);
  const columns = source.columns.map((column) => {
    const path = column.path.split('.');
    const place: ColumnPlace = column.virtual ? { kind: 'virtual' } : placeOf(catalog, source.type, path);
    if (!column.virtual && place.kind === 'virtual') {
      throw new Error(`${source.name}.${column.id} can be neither sorted nor filtered; declare it virtual.`);
    }
    if (column.doneBy && !source.columns.some(({ id }) => id === column.doneBy)) {
      throw new Error(`${source.name}.${column.id} is done by ${column.doneBy}, which is no column of it.`);
    }
    const planned: PlannedColumn = {
      column,
      path,
      place,
      ...(column.colorPath ? { colorPath: column.colorPath.split('.') } : {}),
      isDecimal: isDecimalAt(catalog, source.type, path),
      isWhole: scalarOf(source.type, path) === 'Int',
      isInSearchText: mapping.hasSearchText && place.kind === 'own' && isSearched(column),
    };
    return [column.id, planned] as const;
  });
  checkSearch(mapping);
  for (const path of addressPaths(source)) {
    // The fields are inserted into addresses unencoded.
    if (scalarOf(source.type, path.split('.')) !== 'ID') throw new Error(`${source.name}: ${path} is no id.`);
  }
  return { source, catalog, mapping, columns: new Map(columns), clock };
}

/** Returns how a source is read, computed once for each. Throws if the declaration and the schema disagree. */
export type PlanOf = (source: GridSource) => GridPlan;

/** The plans of the grids of a catalog. */
export function gridPlans(catalog: RecordCatalog, clock: Clock): PlanOf {
  const plans = new WeakMap<GridSource, GridPlan>();
  return (source) => {
    const known = plans.get(source);
    if (known) return known;
    const plan = makePlan(catalog, source, clock);
    plans.set(source, plan);
    return plan;
  };
}
