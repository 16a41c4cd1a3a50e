import type { FieldError } from 'shared-contracts/errors';
import type { FormValues } from './form-values.ts';

/** A tab of a form: its path below the form's address and the fields that stand on it. */
export interface FormTab {
  readonly path: string;
  readonly label: string;
  readonly fields: readonly { readonly name: string; readonly label: string }[];
}

/** What is wrong by field name, as final-form keeps it. */
export function errorsByField(errors: readonly FieldError[]): Record<string, string> {
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
}

/** How many fields of a tab have an error. */
export function countErrors(tab: FormTab, errors: FormValues): number {
  return tab.fields.filter(({ name }) => errors[name] !== undefined).length;
}
