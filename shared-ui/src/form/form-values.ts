/** The values of a form, by field name. */
export type FormValues = Readonly<Record<string, unknown>>;

/** Whether a value has fields or items of its own: a record, a list, a file. */
export const hasParts = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The id of a row or of a picked entry; undefined where a value has none. */
export const idOf = (value: unknown): unknown => (hasParts(value) ? value['id'] : undefined);

/** Nothing typed and nothing stored are the same to a person: '' equals null and undefined. Lists and records by content. */
export function isSameValue(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) => (value === undefined || value === null ? '' : value);
  if (!hasParts(one) || !hasParts(other)) return Object.is(plain(one), plain(other));
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    mine.length === theirs.size &&
    mine.every(([key, value]) => theirs.has(key) && isSameValue(value, theirs.get(key)))
  );
}
