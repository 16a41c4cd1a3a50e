import { ARRAY_ERROR, FORM_ERROR, getIn, setIn } from 'final-form';
import type { FieldError } from 'shared-contracts/errors';
import type { NamedField } from './saving/held-content.ts';

/** A tab of a form: its path below the form's address and its fields. */
export interface FormTab {
  readonly path: string;
  readonly label: string;
  readonly fields: readonly NamedField[];
  /** Its heading, if a form has so many tabs that they are grouped at its side. */
  readonly group?: string;
  /** How much there is on it, where that is known. */
  readonly count?: number | undefined;
  /** Takes the whole width, as a map or a grid does, with nothing next to it. */
  readonly isWhole?: boolean;
  /** Fetches what it shows, while somebody is on the way there. */
  readonly preload?: () => void;
}

/** The visited fields by name, as final-form stores them; 'all' after an attempted save. */
export type Touched = Readonly<Record<string, boolean>> | 'all';

/** The error of a list as a whole, in addition to those of its rows. */
const ofWholeList = (rows: unknown, message: string): unknown =>
  Object.assign(Array.isArray(rows) ? [...rows] : [], { [ARRAY_ERROR]: message });

/** The part of a field's error that is about the field itself; for a list, about the whole list. */
export function ownError(error: unknown): string | undefined {
  const own: unknown = Array.isArray(error) ? Reflect.get(error, ARRAY_ERROR) : error;
  return typeof own === 'string' ? own : undefined;
}

/**
 * The errors by field, nested as final-form keeps them. Each field's part is built separately, since `setIn` copies
 * everything that it gets. A list with rows keeps its own error separate from those of its rows: a sentence cannot have
 * fields below it.
 */
export function errorsByField(
  errors: readonly FieldError[],
  isListWithRows: (name: string) => boolean = () => false,
): object {
  const all: Record<string, unknown> = {};
  for (const { path, message } of errors) {
    const name = path.split(/[.[]/, 1)[0] ?? '';
    if (name === path && isListWithRows(path)) all[path] = ofWholeList(all[path], message);
    else if (name === path) all[path || FORM_ERROR] = message;
    else Object.assign(all, setIn(name in all ? { [name]: all[name] } : {}, path, message));
  }
  return all;
}

/** Whether a path is a field's own or that of something inside it, as a row of a list. */
export function isWithin(path: string, name: string): boolean {
  return path === name || path.startsWith(`${name}.`) || path.startsWith(`${name}[`);
}

/** Whether an error of a field is shown: somebody has been in the field, or tried to save. */
function isShown(name: string, errors: object, touched: Touched): boolean {
  const error: unknown = getIn(errors, name);
  if (error === undefined) return false;
  if (touched === 'all') return true;
  if (typeof error === 'string') return touched[name] === true;
  return Object.keys(touched).some(
    (path) => touched[path] && isWithin(path, name) && getIn(errors, path) !== undefined,
  );
}

/** How many of some fields show an error, of the form's rules or of the server. */
export function countErrors(
  { fields }: Pick<FormTab, 'fields'>,
  errors: object,
  touched: Touched,
  refused: readonly string[],
): number {
  return fields.filter(
    ({ name }) => isShown(name, errors, touched) || refused.some((path) => isWithin(path, name)),
  ).length;
}

/** How many of some fields break a rule, shown or not. */
export const countInvalid = ({ fields }: Pick<FormTab, 'fields'>, errors: object): number =>
  fields.filter(({ name }) => getIn(errors, name) !== undefined).length;
