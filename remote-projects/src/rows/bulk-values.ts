import type { Language } from 'shared-contracts';
import type { FieldError } from 'shared-contracts/errors';
import { isObject, pickedId } from 'shared-contracts/forms';
import { errorsOf } from 'shared-contracts/validators';
import type { FormValues } from 'shared-ui/form';
import type { GenericSchema } from 'valibot';

/** One day into a column, or any of the fields. */
export type BulkShape = 'fill' | 'edit';

/** The values that are written into many rows. */
export interface BulkFields {
  /** In the order of the dialog. */
  readonly fields: readonly string[];
  /** The errors of the entered values, field by field. */
  readonly check: (values: FormValues, language: Language) => readonly FieldError[];
}

/** Checks the values of many rows by the rules of their kind. */
export const checkedBy =
  (rules: GenericSchema): BulkFields['check'] =>
  (values, language) =>
    errorsOf(rules, values, language);

/** The typed values by their fields; those that are not ticked stay out. */
function typedValues(shape: BulkShape, fields: readonly string[], typed: FormValues): FormValues {
  if (shape === 'fill') return { [String(typed['field'])]: typed['day'] || null };
  const { values, ticks } = typed;
  const own = isObject(values) ? values : {};
  const ticked = isObject(ticks) ? fields.filter((name) => ticks[name] === true) : [];
  return Object.fromEntries(ticked.map((name) => [name, own[name] || null]));
}

/** The errors of the entered values, at the fields of the dialog. */
export function bulkFaults(
  shape: BulkShape,
  { fields, check }: BulkFields,
  typed: FormValues,
  language: Language,
): readonly FieldError[] {
  const values = typedValues(shape, fields, typed);
  return check(values, language)
    .filter(({ path }) => path in values)
    .map((error) => ({ ...error, path: shape === 'fill' ? 'day' : `values.${error.path}` }));
}

/** The picked and entered values; a field left empty is cleared. */
export const bulkValuesOf = (shape: BulkShape, { fields }: BulkFields, typed: FormValues): FormValues =>
  typedValues(shape, fields, typed);

/** The values as a call expects them: picked records by id. */
export const bulkInput = (values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const id = pickedId(value);
      return [name, id === undefined ? value : { id }];
    }),
  );

/** The values that undo a bulk edit: for each row the stored values of the written fields, as a call expects them. */
export const bulkBefore = (stored: FormValues, values: FormValues): FormValues =>
  bulkInput(Object.fromEntries(Object.keys(values).map((name) => [name, stored[name] ?? null])));
