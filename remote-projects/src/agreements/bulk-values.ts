import type { Language } from 'shared-contracts';
import { bulkFields, bulkValidator } from 'shared-contracts/agreements';
import type { FieldError } from 'shared-contracts/errors';
import type { AgreementBulkValues } from 'shared-contracts/graphql';
import { validate } from 'shared-contracts/validators';
import type { FormValues } from 'shared-ui/form';
import { pickedId } from '../rows/picked.ts';

/** Days that are filled down, in the order of the menu. */
export const filledDates = [
  'consentReceivedDate',
  'consentRequestedDate',
  'sentToFieldDate',
  'plansReceivedDate',
  'documentsAcquiredDate',
] as const;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields that are ticked to be changed. */
export function ticked({ ticks }: FormValues): readonly string[] {
  return isObject(ticks) ? bulkFields.filter((name) => ticks[name] === true) : [];
}

/** The typed values by the names of the call; those that are not ticked stay out. */
function typedValues(shape: 'fill' | 'edit', typed: FormValues): FormValues {
  if (shape === 'fill') return { [String(typed['field'])]: typed['day'] || null };
  const { values } = typed;
  const own = isObject(values) ? values : {};
  return Object.fromEntries(ticked(typed).map((name) => [name, own[name] || null]));
}

/** What is wrong with what was typed, at the fields of the dialog. */
export function bulkFaults(
  shape: 'fill' | 'edit',
  typed: FormValues,
  language: Language,
): readonly FieldError[] {
  const values = typedValues(shape, typed);
  const result = validate(bulkValidator, values, language);
  if (result.valid) return [];
  return result.errors
    .filter(({ path }) => path in values)
    .map((error) => ({ ...error, path: shape === 'fill' ? 'day' : `values.${error.path}` }));
}

/** The values as the call takes them: what is picked by its id, what is left empty is cleared. */
export const bulkValuesOf = (shape: 'fill' | 'edit', typed: FormValues): AgreementBulkValues =>
  Object.fromEntries(
    Object.entries(typedValues(shape, typed)).map(([name, value]) => {
      const id = pickedId(value);
      return [name, id === undefined ? value : { id }];
    }),
  );
