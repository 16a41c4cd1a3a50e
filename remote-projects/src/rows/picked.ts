const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The id of what is picked in a field; undefined where nothing is. */
export const pickedId = (value: unknown): string | undefined =>
  isObject(value) && typeof value['id'] === 'string' ? value['id'] : undefined;

/** A text of what is picked in a field, as its name; empty where nothing is. */
export const nameIn = (value: unknown, field: string): string =>
  isObject(value) && typeof value[field] === 'string' ? value[field] : '';

/** A text that a form holds; empty where there is none. */
export const textIn = (values: Readonly<Record<string, unknown>>, field: string): string => {
  const value = values[field];
  return typeof value === 'string' ? value : '';
};
