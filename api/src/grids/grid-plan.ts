import { getNamedType, isNonNullType, isObjectType } from 'graphql';
import type { GridColumn, GridSource } from 'shared-contracts/grids';
import { contractSchema, recordCatalog } from '../records/catalog.ts';
import { recordOf } from '../records/record-catalog.ts';
import { checkSearch } from '../records/record-filters.ts';
import type { FieldMapping, RecordMapping } from '../records/record-mapping.ts';

/** Where the values of a column stand, so that they can be sorted and filtered by. */
export type ColumnPlace =
  /** In a column of the record's own table. */
  | { readonly kind: 'own'; readonly column: string; readonly isNullable: boolean }
  /** In a column of the record that a column of the own table names. */
  | {
      readonly kind: 'joined';
      readonly key: string;
      readonly table: string;
      readonly label: string;
      /** Some rows name no record. */
      readonly isNullable: boolean;
      /** Some records have no label. */
      readonly isLabelNullable: boolean;
    }
  /** Made for the cell alone. */
  | { readonly kind: 'virtual' };

export interface PlannedColumn {
  readonly column: GridColumn;
  readonly path: readonly string[];
  readonly place: ColumnPlace;
  /** Holds whole numbers alone. */
  readonly isWhole: boolean;
}

/** A source as the API serves it. */
export interface GridPlan {
  readonly source: GridSource;
  readonly mapping: RecordMapping;
  readonly columns: ReadonlyMap<string, PlannedColumn>;
  /** Fields that the address of a row is made of. */
  readonly addressPaths: readonly string[];
}

function fieldOf(type: string, name: string): FieldMapping {
  const field = recordOf(recordCatalog, type).fields.get(name);
  if (!field) throw new Error(`${type}.${name} is no field of a record.`);
  return field;
}

function isRequired(type: string, name: string): boolean {
  const object = contractSchema.getType(type);
  const field = isObjectType(object) ? object.getFields()[name] : undefined;
  return field !== undefined && isNonNullType(field.type);
}

/** The type below a field of the schema. */
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

function placeOf(type: string, path: readonly string[]): ColumnPlace {
  const [name = '', ...rest] = path;
  const field = fieldOf(type, name);
  if (field.kind === 'embedded') return placeOf(field.type, rest);
  if (field.kind === 'column' && rest.length === 0) {
    return { kind: 'own', column: field.column, isNullable: !isRequired(type, name) };
  }
  const [label = ''] = rest;
  if (field.kind !== 'one' || rest.length !== 1) return { kind: 'virtual' };
  const below = fieldOf(field.type, label);
  if (below.kind !== 'column') return { kind: 'virtual' };
  return {
    kind: 'joined',
    key: field.column,
    table: recordOf(recordCatalog, field.type).table,
    label: below.column,
    isNullable: !isRequired(type, name),
    isLabelNullable: !isRequired(typeBelow(type, name), label),
  };
}

const plans = new WeakMap<GridSource, GridPlan>();

/** How a declared source is read. Throws where a declaration and the schema disagree. */
export function planOf(source: GridSource): GridPlan {
  const known = plans.get(source);
  if (known) return known;
  const columns = source.columns.map((column) => {
    const path = column.path.split('.');
    const place: ColumnPlace = column.virtual ? { kind: 'virtual' } : placeOf(source.type, path);
    if (!column.virtual && place.kind === 'virtual') {
      throw new Error(`${source.name}.${column.id} can be neither sorted nor filtered; declare it virtual.`);
    }
    return [column.id, { column, path, place, isWhole: scalarOf(source.type, path) === 'Int' }] as const;
  });
  checkSearch(recordOf(recordCatalog, source.type));
  const plan = {
    source,
    mapping: recordOf(recordCatalog, source.type),
    columns: new Map(columns),
    addressPaths: [...(source.opens ?? '').matchAll(/\{([^}]+)\}/g)].flatMap(([, path]) => path ?? []),
  };
  plans.set(source, plan);
  return plan;
}
