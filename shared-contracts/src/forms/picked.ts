/** Whether a value has fields; a list has none. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is an entry that was picked, with its id. */
export const isPicked = (
  value: unknown,
): value is Readonly<Record<string, unknown>> & { readonly id: string } =>
  isObject(value) && typeof value['id'] === 'string';

/** The id of the record picked in a field; undefined if there is none. */
export const pickedId = (value: unknown): string | undefined => (isPicked(value) ? value.id : undefined);

/** What was picked in a field, as a save names it; null if there is nothing. */
export const pickedReference = (value: unknown): { readonly id: string } | null =>
  isPicked(value) ? { id: value.id } : null;

/** A text of the record picked in a field, such as its name; empty if there is none. */
export const nameIn = (value: unknown, field: string): string =>
  isObject(value) && typeof value[field] === 'string' ? value[field] : '';

/** A text in a form's values; empty if there is none. */
export const textIn = (values: Readonly<Record<string, unknown>>, field: string): string => {
  const value = values[field];
  return typeof value === 'string' ? value : '';
};
