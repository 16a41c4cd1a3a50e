import { getIn } from 'final-form';

/** What a form holds, by field name. */
export type FormValues = Readonly<Record<string, unknown>>;

/** Nothing typed and nothing stored are the same to a person: '' equals null and undefined. */
export function isSameValue(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) => (value === undefined || value === null ? '' : value);
  return Object.is(plain(one), plain(other));
}

/** The names of the fields in which two versions differ. */
export function differingFields(one: FormValues, other: FormValues, names: readonly string[]): string[] {
  return names.filter((name) => !isSameValue(getIn(one, name), getIn(other, name)));
}
