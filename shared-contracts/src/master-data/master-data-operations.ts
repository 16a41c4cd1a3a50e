import type { MasterDataDeclaration } from './master-data-declaration.ts';
import { masterDataDeclarations } from './master-data-declarations.ts';
import type { MasterDataField, RowsFieldDeclaration } from './master-data-field.ts';

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The queries that read one record, if they are not named like the type because a list already has that name, or
 * because the type's name is longer than the usual name.
 */
const readFields: Readonly<Record<string, string>> = {
  IndigenousRepresentative: 'bandRepresentative',
  TaskRole: 'role',
};

/** The query that reads one record. */
export const readField = ({ typeName }: MasterDataDeclaration): string =>
  readFields[typeName] ?? lower(typeName);

/** The mutation that saves an entry of a list. */
export const saveField = ({ typeName }: MasterDataDeclaration): string => `update${typeName}`;

/** The mutation that deletes entries of a list. */
export const deleteField = ({ plural }: MasterDataDeclaration): string => `delete${upper(plural)}`;

const shared: ReadonlySet<string> = new Set(['code', 'description', 'isActive', 'productClient']);

/**
 * A deletion of rows by their ids: the mutation, the record that contains the rows, and the field names from that
 * record down to them.
 */
export interface RowDeletion {
  readonly field: string;
  readonly declaration: MasterDataDeclaration;
  readonly path: readonly RowsFieldDeclaration[];
}

function deletionsIn(
  declaration: MasterDataDeclaration,
  fields: readonly MasterDataField[],
  above: readonly RowsFieldDeclaration[] = [],
): readonly RowDeletion[] {
  return fields.flatMap((field) => {
    if (field.kind !== 'rows') return [];
    const path = [...above, field];
    const own = field.plural ? [{ field: `delete${upper(field.plural)}`, declaration, path }] : [];
    return [...own, ...deletionsIn(declaration, field.fields, path)];
  });
}

/** Every kind of rows that can be deleted without saving the record that contains them (002 §7). */
export const rowDeletions = (): readonly RowDeletion[] =>
  masterDataDeclarations.flatMap((declaration) => deletionsIn(declaration, declaration.fields));

/** The input type of the save: `MasterDataInput` if that is enough (001 §7). */
export function inputType({ typeName, fields, input }: MasterDataDeclaration): string {
  if (input) return input;
  const written = fields.filter(({ readOnly }) => !readOnly);
  const isPlain =
    written.every(({ name }) => shared.has(name)) && written.some(({ name }) => name === 'code');
  return isPlain ? 'MasterDataInput' : `${typeName}Input`;
}

function selectionOf(field: MasterDataField, fields: readonly MasterDataField[]): string {
  if (field.kind === 'rows') {
    const inner = field.fields.map((one) => selectionOf(one, field.fields)).join(' ');
    return `${field.name} { id sequence ${inner} }`;
  }
  if (field.kind === 'picture') return `${field.name} { id ${field.shows.join(' ')} }`;
  if (field.kind !== 'reference') return field.name;
  // A field that is derived from another one is selected below that one.
  if (field.derivedFrom) return '';
  const derived = fields.filter((one) => one.kind === 'reference' && one.derivedFrom === field.name);
  const below = derived.map((one) =>
    one.kind === 'reference' ? `${one.name} { id ${one.shows.join(' ')} }` : '',
  );
  return `${field.name} { id ${[...field.shows, ...(field.reads ?? []), ...below].join(' ')} }`;
}

/** The operations of one kind. The result is named `record`, `saved` or `deleted` in all of them. */
function operationsOf(declaration: MasterDataDeclaration): string {
  const { typeName, fields } = declaration;
  const selection = fields.map((field) => selectionOf(field, fields)).filter(Boolean);
  const details = `...${typeName}Details`;
  return `query ${typeName}($id: ID!) { record: ${readField(declaration)}(id: $id) { ${details} } }
mutation Update${typeName}($input: ${inputType(declaration)}!) {
  saved: ${saveField(declaration)}(input: $input) { ${details} }
}
mutation Delete${typeName}($ids: [ID!]!) { deleted: ${deleteField(declaration)}(ids: $ids) }
fragment ${typeName}Details on ${typeName} { __typename id revision canEdit ${selection.join(' ')} }`;
}

/** The GraphQL operations of every declared kind, as one document. */
export const masterDataOperations = (): string => masterDataDeclarations.map(operationsOf).join('\n');
