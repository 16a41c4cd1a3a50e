import { limits } from '../limits/index.ts';
import type {
  ChoiceFieldDeclaration,
  MasterDataField,
  ReferenceFieldDeclaration,
  RowsFieldDeclaration,
  TextFieldDeclaration,
  TickFieldDeclaration,
} from './master-data-field.ts';

/** A list's code; 30 characters unless the list says otherwise (000 §5). */
export const code = (maximum: number = limits.masterDataCode): TextFieldDeclaration => ({
  name: 'code',
  kind: 'text',
  maximum,
  label: 'Code',
  required: true,
});

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

export const text = (
  field: string,
  maximum: number,
  more: Partial<TextFieldDeclaration> = {},
): TextFieldDeclaration => ({ name: field, kind: 'text', maximum, required: false, ...more });

export const tick = (field: string, more: Partial<TickFieldDeclaration> = {}): TickFieldDeclaration => ({
  name: field,
  kind: 'tick',
  whenNew: false,
  ...more,
});

export const choice = (
  field: string,
  list: string,
  values: Readonly<Record<string, string>>,
  more: Partial<ChoiceFieldDeclaration> = {},
): ChoiceFieldDeclaration => ({ name: field, kind: 'choice', list, values, required: false, ...more });

/** Fixed values that are their own keys. */
export const keyed = (...keys: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(keys.map((key) => [key, key]));

type Target = Pick<ReferenceFieldDeclaration, 'typeName' | 'picklist' | 'shows'>;

/** What fields name, and how it is picked. */
export const targets = {
  company: { typeName: 'Company', picklist: 'companies', shows: ['companyName'] },
  country: { typeName: 'Country', picklist: 'countries', shows: ['name'] },
  stateOrProvince: { typeName: 'StateOrProvince', picklist: 'stateOrProvinces', shows: ['name'] },
  taskRole: { typeName: 'TaskRole', picklist: 'taskRoles', shows: ['name'] },
  task: { typeName: 'Task', picklist: 'tasks', shows: ['name'] },
  taskModel: { typeName: 'TaskModel', picklist: 'taskModels', shows: ['name'] },
  rateCategory: { typeName: 'RateCategory', picklist: 'rateCategories', shows: ['name'] },
  ledgerCode: { typeName: 'LedgerCode', picklist: 'ledgerCodes', shows: ['code'] },
  unitOfMeasurement: { typeName: 'UnitOfMeasurement', picklist: 'unitsOfMeasurement', shows: ['unit'] },
  eventType: { typeName: 'EventType', picklist: 'eventTypes', shows: ['code'] },
  person: { typeName: 'Person', picklist: 'users', shows: ['fullName'] },
} as const satisfies Record<string, Target>;

export const reference = (
  field: string,
  target: Target,
  more: Partial<ReferenceFieldDeclaration> = {},
): ReferenceFieldDeclaration => ({ name: field, kind: 'reference', required: false, ...target, ...more });

export const rows = (
  field: string,
  typeName: string,
  parentColumn: string,
  fields: RowsFieldDeclaration['fields'],
  more: Partial<RowsFieldDeclaration> = {},
): MasterDataField => ({ name: field, kind: 'rows', typeName, parentColumn, fields, ...more });
