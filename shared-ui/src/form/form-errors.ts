import { FORM_ERROR, getIn, setIn } from 'final-form';
import type { FieldError } from 'shared-contracts/errors';

/** A tab of a form: its path below the form's address and the fields that stand on it. */
export interface FormTab {
  readonly path: string;
  readonly label: string;
  readonly fields: readonly { readonly name: string; readonly label: string }[];
}

/** What is wrong by field, nested as final-form keeps it. */
export function errorsByField(errors: readonly FieldError[]): object {
  return errors.reduce<object>((all, { path, message }) => setIn(all, path || FORM_ERROR, message), {});
}

/** Whether a path is a field's own or that of something inside it, as a row of a list. */
export function isWithin(path: string, name: string): boolean {
  return path === name || path.startsWith(`${name}.`) || path.startsWith(`${name}[`);
}

/** How many fields of a tab the form or the server objects to. */
export function countErrors(tab: FormTab, errors: object, refused: readonly string[]): number {
  return tab.fields.filter(
    ({ name }) => getIn(errors, name) !== undefined || refused.some((path) => isWithin(path, name)),
  ).length;
}
