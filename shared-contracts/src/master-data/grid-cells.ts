import { columnId } from '../grids/grid-column.ts';
import type { MasterDataDeclaration } from './master-data-declaration.ts';
import type { MasterDataField } from './master-data-field.ts';

/**
 * Whether records of a kind are edited in the grid of their list: those whose form is generated from the declaration.
 */
export const isEditedInGrid = ({ hasOwnForm }: Pick<MasterDataDeclaration, 'hasOwnForm'>): boolean =>
  !hasOwnForm;

/**
 * The columns that show a field: one for a plain field, and for a reference one for each part of the name, such as
 * stateProvinceName for 'stateProvince.name'.
 */
function columnsOf(field: MasterDataField): readonly { readonly column: string; readonly part?: string }[] {
  if (field.kind === 'rows') return [];
  if (field.kind !== 'reference') return [{ column: field.name }];
  return field.shows.map((part) => ({ column: columnId(`${field.name}.${part}`), part }));
}

/**
 * The field that is edited in each column, by the column's id; without the fields that the server sets or derives from
 * another field.
 */
export function editedColumns({
  fields,
}: Pick<MasterDataDeclaration, 'fields'>): Readonly<Record<string, MasterDataField>> {
  const written = fields.filter(
    (field) => !field.readOnly && !(field.kind === 'reference' && field.derivedFrom !== undefined),
  );
  return Object.fromEntries(
    written.flatMap((field) => columnsOf(field).map(({ column }) => [column, field])),
  );
}

type Values = Readonly<Record<string, unknown>>;

const partOf = (value: unknown, part: string): unknown =>
  typeof value === 'object' && value !== null ? (Reflect.get(value, part) ?? null) : null;

/** The cells of a record by column, from its values by field. */
export const recordCells = ({ fields }: Pick<MasterDataDeclaration, 'fields'>, values: Values): Values =>
  Object.fromEntries(
    fields.flatMap((field) =>
      columnsOf(field).map(({ column, part }) => {
        const value = values[field.name] ?? null;
        return [column, part === undefined ? value : partOf(value, part)];
      }),
    ),
  );
