import { obligationRules, type RecurrenceUnitName, recurrenceUnits } from 'shared-contracts/engagement';
import { pickedId, textIn } from 'shared-contracts/forms';
import type { FormValues } from 'shared-ui/form';
import type { StoredRow } from 'shared-ui/record';
import type { ObligationRowFragment } from '../../generated/operations.ts';

/** The fields of an obligation, in the order of its page. */
export const obligationFields = Object.keys(obligationRules);

/** An obligation as the API answers it, as a row of the project's form. */
export const obligationRow = ({ id, revision, ...row }: ObligationRowFragment): StoredRow => ({
  id,
  revision,
  values: {
    agreement: row.agreement ?? null,
    obligationType: row.obligationType ?? null,
    description: row.description ?? null,
    dueDate: row.dueDate ?? null,
    completedDate: row.completedDate ?? null,
    responsible: row.responsible ?? null,
    recurrenceInterval: row.recurrenceInterval ?? null,
    recurrenceUnit: row.recurrenceUnit ?? null,
    notes: row.notes ?? null,
    recordName: row.recordName,
    followsId: row.followsId ?? null,
    firstDueDate: row.firstDueDate ?? null,
    storedDueDate: row.dueDate ?? null,
  },
});

/** The initial values of a new obligation. */
export const makeObligation = (): FormValues => ({
  ...Object.fromEntries(obligationFields.map((field) => [field, null])),
  recordName: null,
  followsId: null,
  firstDueDate: null,
  storedDueDate: null,
});

/** An obligation as a save sends it. */
export const obligationInput = (values: FormValues): object =>
  Object.fromEntries(
    obligationFields.map((field) => {
      const id = pickedId(values[field]);
      if (id !== undefined) return [field, { id }];
      const value = values[field] ?? null;
      // A number is typed as text.
      return [field, field === 'recurrenceInterval' && value !== null ? Number(value) : value];
    }),
  );

/** How often an obligation comes again; undefined where it does not, or where that is not written out yet. */
export function recurrenceOf(
  values: FormValues,
): { readonly count: number; readonly unit: RecurrenceUnitName } | undefined {
  const count = Number(values['recurrenceInterval'] ?? 0);
  const unit = recurrenceUnits.find((one) => one === values['recurrenceUnit']);
  return unit && Number.isInteger(count) && count > 0 ? { count, unit } : undefined;
}

/** The dates of an obligation, as the rules of its state take them. */
export const datesOf = (values: FormValues) => ({
  dueDate: textIn(values, 'dueDate') || null,
  completedDate: textIn(values, 'completedDate') || null,
});
