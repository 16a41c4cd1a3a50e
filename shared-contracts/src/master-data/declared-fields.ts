import { limits } from '../limits/index.ts';
import type {
  ChoiceFieldDeclaration,
  MasterDataField,
  PictureFieldDeclaration,
  ReferenceFieldDeclaration,
  RowsFieldDeclaration,
  TextFieldDeclaration,
  TickFieldDeclaration,
} from './master-data-field.ts';

/** A list's code; 30 characters unless the list sets another length (000 §5). */
export const code = (maximum: number = limits.masterDataCode): TextFieldDeclaration => ({
  name: 'code',
  kind: 'text',
  maximum,
  label: 'Code',
  required: true,
});

/** The name that a record must have. */
export const name = (maximum: number = limits.masterDataName): TextFieldDeclaration => ({
  name: 'name',
  kind: 'text',
  maximum,
  label: 'Name',
  required: true,
});

export const description: TextFieldDeclaration = {
  name: 'description',
  kind: 'textarea',
  maximum: limits.masterDataDescription,
  label: 'Description',
  required: false,
  marked: true,
};

export const isActive: TickFieldDeclaration = { name: 'isActive', kind: 'tick', whenNew: true };

export const isMasterRecord: TickFieldDeclaration = {
  name: 'isMasterRecord',
  kind: 'tick',
  whenNew: false,
  readOnly: true,
};

/** A text field with a maximum length. */
export const text = (
  field: string,
  maximum: number,
  more: Partial<TextFieldDeclaration> = {},
): TextFieldDeclaration => ({ name: field, kind: 'text', maximum, required: false, ...more });

/** A field with yes or no. */
export const tick = (field: string, more: Partial<TickFieldDeclaration> = {}): TickFieldDeclaration => ({
  name: field,
  kind: 'tick',
  whenNew: false,
  ...more,
});

/** A field with one of a few fixed values, by their keys. */
export const choice = (
  field: string,
  values: Readonly<Record<string, string>>,
  more: Partial<ChoiceFieldDeclaration> = {},
): ChoiceFieldDeclaration => ({ name: field, kind: 'choice', values, required: false, ...more });

/** Fixed values whose keys equal the values. */
export const keyed = (...keys: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(keys.map((key) => [key, key]));

/** The records that a field references, and how they are picked. */
export type Target = Pick<ReferenceFieldDeclaration, 'typeName' | 'picklist' | 'shows'>;

/** Records that fields refer to although they have no declaration as administered records. */
export const targets = {
  company: { typeName: 'Company', picklist: 'companies', shows: ['companyName'] },
  unitOfMeasurement: { typeName: 'UnitOfMeasurement', picklist: 'unitsOfMeasurement', shows: ['unit'] },
  person: { typeName: 'Person', picklist: 'users', shows: ['fullName'] },
  businessAssociate: { typeName: 'BusinessAssociate', picklist: 'businessAssociates', shows: ['name'] },
  formType: { typeName: 'FormType', picklist: 'formTypes', shows: ['code'] },
} as const satisfies Record<string, Target>;

/** A field that names another record. */
export const reference = (
  field: string,
  target: Target,
  more: Partial<ReferenceFieldDeclaration> = {},
): ReferenceFieldDeclaration => ({ name: field, kind: 'reference', required: false, ...target, ...more });

/** A field that holds a picture. */
export const picture = (field: string): PictureFieldDeclaration => ({
  name: field,
  kind: 'picture',
  shows: ['name'],
});

/** A field with rows of its own, in an order. */
export const rows = (
  field: string,
  typeName: string,
  parentColumn: string,
  fields: RowsFieldDeclaration['fields'],
  more: Partial<RowsFieldDeclaration> = {},
): MasterDataField => ({ name: field, kind: 'rows', typeName, parentColumn, fields, ...more });

/** The company that an entry belongs to; an entry without one is for all companies. */
export const owner = reference('productClient', targets.company);
