import { isObject } from 'shared-contracts/forms';
import type { MasterDataDeclaration, MasterDataField } from 'shared-contracts/master-data';
import { writableFields } from 'shared-contracts/master-data';
import type { FormValues } from 'shared-ui/form';

type Values = Readonly<Record<string, unknown>>;

/** The value of a field in a record; one that follows from another field is below that one. */
function valueIn(record: Values, field: MasterDataField): unknown {
  if (field.kind === 'reference' && field.derivedFrom) {
    const teller = record[field.derivedFrom];
    return isObject(teller) ? teller[field.name] : null;
  }
  return record[field.name];
}

/** The values of a record by field, without what surrounds them. */
export const formValues = ({ fields }: MasterDataDeclaration, record: Values): FormValues =>
  Object.fromEntries(fields.map((field) => [field.name, valueIn(record, field)]));

/** A value as a save sends it: records by their ids, rows without the fields that the server fills. */
function sent(field: MasterDataField, value: unknown): unknown {
  if (field.kind === 'reference' || field.kind === 'picture')
    return isObject(value) ? { id: value['id'] } : null;
  if (field.kind !== 'rows') return value;
  return (Array.isArray(value) ? value : []).filter(isObject).map((row) => ({
    id: row['id'],
    ...Object.fromEntries(field.fields.map((cell) => [cell.name, sent(cell, row[cell.name])])),
  }));
}

/** The input of a save, but for its id and revision. */
export const saveValues = (declaration: MasterDataDeclaration, values: FormValues): object =>
  Object.fromEntries(
    writableFields(declaration).map((field) => [field.name, sent(field, values[field.name])]),
  );
