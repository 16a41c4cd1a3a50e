import * as v from 'valibot';
import { dayIn } from '../days/index.ts';
import { calendarDate } from '../validators/date-rule.ts';
import { withoutDuplicates } from '../validators/duplicate-rule.ts';
import { decimal, optionalNumber, wholeNumber } from '../validators/number-rules.ts';
import {
  fieldsOf,
  message,
  optional,
  optionalText,
  required,
  requiredText,
  tick,
} from '../validators/rules.ts';
import { hexColor, urlText } from '../validators/text-rules.ts';
import type { MasterDataDeclaration } from './master-data-declaration.ts';
import {
  type ChoiceFieldDeclaration,
  type DateFieldDeclaration,
  isWhole,
  type MasterDataField,
  type NumberFieldDeclaration,
  type RowsFieldDeclaration,
  type TextFieldDeclaration,
} from './master-data-field.ts';

/** Another record, by its id. */
export interface Reference {
  readonly id: string;
}

/** A row within a record. */
export interface MasterDataRowValues {
  readonly id: string;
  readonly [field: string]: MasterDataValue;
}

type PlainValue = string | number | boolean | Reference | null;

export type MasterDataValue = PlainValue | readonly MasterDataRowValues[];

/** The writable values of a record by field name. */
export type MasterDataValues = Readonly<Record<string, MasterDataValue>>;

type FieldSchema = v.GenericSchema<unknown, MasterDataValue>;

const missing = message('requiredPlain');
const uuid = v.pipe(v.string(message('invalid')), v.uuid(message('invalid')));
const referenceSchema = v.pipe(
  v.looseObject({ id: uuid }, message('invalid')),
  v.transform(({ id }): Reference => ({ id: id.toLowerCase() })),
);

function textSchema({ kind, maximum, label, required: isRequired }: TextFieldDeclaration): FieldSchema {
  const tooLong = label
    ? message('namedMaxLength', { n: maximum, field: label })
    : message('maxLength', { n: maximum });
  if (kind === 'url') return isRequired ? required(urlText, missing) : optional(urlText);
  return isRequired ? requiredText(maximum, missing, tooLong) : optionalText(maximum, tooLong);
}

function numberSchema(field: NumberFieldDeclaration): FieldSchema {
  const { range, decimals, isMoney } = field;
  const rule = {
    ...(range ? { range } : {}),
    ...(decimals === undefined ? {} : { decimals }),
    ...(isMoney ? { notNumber: 'invalidPlain' as const } : {}),
  };
  const schema: FieldSchema = isWhole(field) ? wholeNumber(rule) : decimal(rule);
  return field.required ? required(schema, missing) : optionalNumber(schema);
}

function choiceSchema({ values, required: isRequired }: ChoiceFieldDeclaration): FieldSchema {
  const schema = v.picklist(Object.values(values), message('invalid'));
  return isRequired ? required(schema, missing) : optional(schema);
}

/** A day that has begun in UTC is in the future nowhere in Canada. */
const pastDay = v.pipe(
  calendarDate(),
  v.check((day) => day <= dayIn(new Date(), 'UTC'), message('dayToCome')),
);

function dateSchema({ isPast, required: isRequired }: DateFieldDeclaration): FieldSchema {
  const schema = isPast ? pastDay : calendarDate();
  return isRequired ? required(schema, missing) : optional(schema);
}

const colorSchema = required(
  v.pipe(
    hexColor,
    v.transform((text) => (text.startsWith('#') ? text : `#${text}`)),
  ),
  missing,
);

/** The maximum number of rows in one record. */
const mostRows = 500;

/** The value that two rows must not share: a referenced record, or a text. */
const keyOf = (field: string) => (row: Readonly<Record<string, unknown>>) => {
  const value = row[field];
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null && 'id' in value ? [String(value.id)] : undefined;
};

function rowsSchema({ fields, distinct }: RowsFieldDeclaration): FieldSchema {
  const entries = fields.map((field) => [field.name, fieldSchema(field)] as const);
  const row = fieldsOf({ id: uuid, ...Object.fromEntries(entries) });
  const list = distinct
    ? withoutDuplicates(row, distinct, keyOf(distinct))
    : v.array(row, message('invalid'));
  // Rows that a save does not include stay as they are.
  return v.nullish(
    v.pipe(list, v.maxLength(mostRows, message('tooManyRows', { n: mostRows }))),
  ) as FieldSchema;
}

function fieldSchema(field: MasterDataField): FieldSchema {
  if (field.kind === 'tick') return tick(field.whenNew);
  if (field.kind === 'number') return numberSchema(field);
  if (field.kind === 'choice') return choiceSchema(field);
  if (field.kind === 'color') return colorSchema;
  if (field.kind === 'date') return dateSchema(field);
  if (field.kind === 'rows') return rowsSchema(field);
  if (field.kind === 'picture') return optional(referenceSchema);
  if (field.kind === 'reference')
    return field.required ? required(referenceSchema, missing) : optional(referenceSchema);
  return textSchema(field);
}

const isDerived = (field: MasterDataField): boolean =>
  field.kind === 'reference' && field.derivedFrom !== undefined;

/** The fields that a save sends: without those that the server sets or derives from another field. */
export const writableFields = ({ fields }: MasterDataDeclaration): readonly MasterDataField[] =>
  fields.filter((field) => !field.readOnly && !isDerived(field));

const schemaOf = (fields: readonly MasterDataField[]) =>
  fieldsOf(Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])));

/** Checks the input of a save (000 §5); read-only fields in an input are ignored (decision 19). */
export const masterDataValidator = (
  declaration: MasterDataDeclaration,
): v.GenericSchema<unknown, MasterDataValues> => schemaOf(writableFields(declaration));

/** Checks a whole form, with the fields that depend on others. */
export const masterDataFormValidator = ({
  fields,
}: MasterDataDeclaration): v.GenericSchema<unknown, MasterDataValues> =>
  schemaOf(fields.filter((field) => !field.readOnly));

function startOf(field: MasterDataField): MasterDataValue {
  if (field.kind === 'tick') return field.whenNew;
  if (field.kind === 'choice') return field.whenNew ?? null;
  if (field.kind === 'rows') return [];
  return field.kind === 'text' || field.kind === 'textarea' ? '' : null;
}

/** The initial values of a new record: empty texts, and checkboxes as declared (000 §4). */
export const startOfFields = (fields: readonly MasterDataField[]): MasterDataValues =>
  Object.fromEntries(fields.map((field) => [field.name, startOf(field)]));

/** A new entry of a list, with nothing entered yet. */
export const newMasterData = ({ fields }: MasterDataDeclaration): MasterDataValues => startOfFields(fields);
