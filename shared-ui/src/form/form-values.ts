/** What a form holds, by field name. */
export type FormValues = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Nothing typed and nothing stored are the same to a person: '' equals null and undefined. Lists and records by content. */
export function isSameValue(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) => (value === undefined || value === null ? '' : value);
  if (!isObject(one) || !isObject(other)) return Object.is(plain(one), plain(other));
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    mine.length === theirs.size &&
    mine.every(([key, value]) => theirs.has(key) && isSameValue(value, theirs.get(key)))
  );
}
