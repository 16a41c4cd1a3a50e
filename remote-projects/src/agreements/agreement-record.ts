import type { Language } from 'shared-contracts';
import {
  agreementErrors,
  agreementFields,
  agreementValidator,
  newAgreement,
} from 'shared-contracts/agreements';
import type { FieldError } from 'shared-contracts/errors';
import { validate } from 'shared-contracts/validators';
import type { FormValues } from 'shared-ui/form';
import type { StoredRow } from 'shared-ui/record';
import type { AgreementRowFragment } from '../generated/operations.ts';
import { isPicked, pickedId } from '../rows/picked.ts';
import { knownRows, rowInput, rowListNames } from './agreement-rows.ts';
import { termUnitOf, wireTermUnit } from './term-units.ts';

/** The collection that the form of a project holds agreements in, the list of its save, and the path of their tab. */
export const agreementsName = 'agreements';

const isRowList = (field: string): boolean => rowListNames.some((name) => name === field);

/** An agreement as the API answers it, as a row of the project's form: its fields named as a save names them. */
export function agreementRow({
  id,
  revision,
  dates,
  areaAndLength,
  ...row
}: AgreementRowFragment): StoredRow {
  const answered: FormValues = {
    ...row,
    ...dates,
    ...areaAndLength,
    termUnit: termUnitOf(row.termUnit),
  };
  const fields = agreementFields.map((field) => [field, answered[field] ?? (isRowList(field) ? [] : null)]);
  return { id, revision, values: { ...Object.fromEntries(fields), sequence: row.sequence } };
}

/** What a new agreement starts from. */
export const makeAgreement = (): FormValues => ({
  ...Object.fromEntries(agreementFields.map((field) => [field, isRowList(field) ? [] : null])),
  ...newAgreement,
});

/** The values under the names and with the words of a save. */
const asSent = (values: FormValues): FormValues => ({
  ...values,
  termUnit: wireTermUnit(values['termUnit']),
});

/** An agreement as a save sends it: what is picked by its id, each list with all of its rows in their order. */
export function agreementInput(values: FormValues): object {
  const sent = asSent(values);
  const fields = agreementFields.filter((field) => field in sent);
  return Object.fromEntries(
    fields.map((field) => {
      const value = sent[field];
      if (isRowList(field)) return [field, Array.isArray(value) ? value.map(rowInput(field)) : []];
      const id = pickedId(value);
      if (id !== undefined) return [field, { id }];
      return [field, value === '' || value === undefined ? null : value];
    }),
  );
}

/** What breaks a rule of an agreement, field by field, and once those hold, beyond single fields. */
export function agreementFaults(values: FormValues, language: Language): readonly FieldError[] {
  const result = validate(agreementValidator, asSent(values), language);
  return result.valid ? agreementErrors(result.value, language) : result.errors;
}

/** The stored version that a conflict tells, as the form holds it: what it names by its id is known from one's own. */
export function agreementOfStored(stored: FormValues, mine: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(stored).map(([field, value]) => {
      if (field === 'termUnit') return [field, termUnitOf(value)];
      if (isRowList(field)) return [field, knownRows(value, mine[field])];
      const own = mine[field];
      return [field, isPicked(value) && pickedId(own) === value.id ? own : value];
    }),
  );
}
