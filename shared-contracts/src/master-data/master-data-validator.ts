import * as v from 'valibot';
import { message, optionalText, requiredText, tick } from '../validators/rules.ts';
import type { MasterDataDeclaration } from './master-data-declarations.ts';
import type { MasterDataField } from './master-data-field.ts';

/** The writable values of a master-data record by field name. */
export type MasterDataValues = Readonly<Record<string, string | boolean | null>>;

function fieldSchema(field: MasterDataField): v.GenericSchema<unknown, string | boolean | null> {
  if (field.kind === 'tick') return tick(field.whenNew);
  const tooLong = message('namedMaxLength', { n: field.maximum, field: field.label });
  return field.required
    ? requiredText(field.maximum, message('requiredPlain'), tooLong)
    : optionalText(field.maximum, tooLong);
}

/** Checks a record's writable fields (000 §5); read-only fields in an input are ignored (decision 19). */
export function masterDataValidator(
  declaration: MasterDataDeclaration,
): v.GenericSchema<unknown, MasterDataValues> {
  const writable = declaration.fields.filter((field) => !field.readOnly);
  return v.object(Object.fromEntries(writable.map((field) => [field.name, fieldSchema(field)])));
}

/** What a new record starts from: empty texts, ticks as declared (000 §4). */
export function newMasterData(declaration: MasterDataDeclaration): MasterDataValues {
  return Object.fromEntries(
    declaration.fields.map((field) => [field.name, field.kind === 'tick' ? field.whenNew : '']),
  );
}
