import { type RecordCatalog, recordOf } from '../reading/record-catalog.ts';
import { type RecordMapping, snakeCase } from '../reading/record-mapping.ts';

/** A field that a save writes; its table and column follow from the record's declaration. */
export interface SavedField {
  /** Its name in a save. */
  readonly name: string;
  /** Field of the type that it is read from, if the name differs. */
  readonly from?: string;
  /** The group of fields of the same row that contains the field it is read from. */
  readonly group?: string;
  /** Its column, if only some people may read the field. */
  readonly column?: string;
  /** Fields that make up the displayed name of the referenced record. */
  readonly shows?: readonly string[];
  /**
   * The referenced record must belong to the record in `field`. `of` is the referenced record's field for that, if its
   * name differs.
   */
  readonly within?: { readonly field: string; readonly of?: string };
  /** Fields of the rows of a list; people can reorder the rows. */
  readonly fields?: readonly SavedField[];
  /** Fields of the record that each of its rows repeats. */
  readonly repeats?: readonly string[];
  /** How the history shows a value that is not text, a number or a day. */
  readonly historyText?: (value: unknown) => string | null;
}

interface Planned {
  readonly name: string;
  /** Field of the type that it is read from. */
  readonly from: string;
  readonly group?: string;
  readonly historyText?: (value: unknown) => string | null;
}

interface NamedRecord {
  readonly type: string;
  readonly shows: readonly string[];
}

/** A saved field with its place in the database. */
export type PlannedField = Planned &
  (
    | {
        readonly kind: 'column';
        readonly column: string /** A moment, which rows give in another writing. */;
        readonly isMoment?: boolean;
      }
    | (NamedRecord & {
        readonly kind: 'one';
        readonly column: string;
        readonly within: { readonly field: string; readonly column: string } | undefined;
      })
    | (NamedRecord & {
        readonly kind: 'linked';
        readonly table: string;
        readonly own: string;
        readonly other: string;
      })
    | RowsField
  );

/** Rows that belong to a record. */
export interface RowsField extends Planned {
  readonly kind: 'rows';
  readonly type: string;
  readonly table: string;
  /** Column that references the record. */
  readonly parent: string;
  readonly hasSequence: boolean;
  readonly fields: readonly PlannedField[];
  /** Fields of the record that each row repeats, with the row's column. */
  readonly repeats: readonly { readonly field: string; readonly column: string }[];
}

/** The fields of a group of a record. */
export function groupOf(catalog: RecordCatalog, type: string, group: string): RecordMapping {
  const field = recordOf(catalog, type).fields.get(group);
  if (field?.kind !== 'embedded') throw new Error(`${type}.${group} is no group of fields.`);
  return recordOf(catalog, field.type);
}

function planField(catalog: RecordCatalog, type: string, field: SavedField): PlannedField {
  const {
    name,
    from = name,
    shows = ['name'],
    fields = [],
    repeats = [],
    within,
    historyText,
    group,
  } = field;
  const common = { ...(historyText ? { historyText } : {}), ...(group ? { group } : {}) };
  if (field.column) return { kind: 'column', name, from, column: field.column, ...common };
  const around = group ? groupOf(catalog, type, group) : recordOf(catalog, type);
  const place = around.fields.get(from);
  const moment = around.scalars.get(from) === 'DateTime' ? { isMoment: true } : {};
  if (place?.kind === 'column')
    return { kind: 'column', name, from, column: place.column, ...common, ...moment };
  if (place?.kind === 'one') {
    const held = within && recordOf(catalog, place.type).fields.get(within.of ?? within.field);
    const column = held?.kind === 'one' ? held.column : undefined;
    return {
      ...{ kind: 'one', name, from, shows, type: place.type, column: place.column, ...common },
      within: within && column ? { field: within.field, column } : undefined,
    };
  }
  if (place?.kind === 'linked' && typeof place.table === 'string')
    return {
      ...{ kind: 'linked', name, from, shows, type: place.type },
      ...{ table: place.table, own: place.from, other: place.to },
    };
  if (place?.kind !== 'many') throw new Error(`${type}.${from} cannot be written.`);
  const target = recordOf(catalog, place.type);
  return {
    ...{ kind: 'rows', name, from, type: place.type, table: target.table, parent: place.column },
    hasSequence: target.fields.has('sequence'),
    fields: fields.map((one) => planField(catalog, place.type, one)),
    repeats: repeats.map((one) => ({ field: one, column: snakeCase(one) })),
  };
}

/**
 * The columns and tables of a save's fields. Throws where the record's declaration contains a field that cannot be
 * written.
 */
export const planFields = (
  catalog: RecordCatalog,
  type: string,
  fields: readonly SavedField[],
): readonly PlannedField[] => fields.map((field) => planField(catalog, type, field));
