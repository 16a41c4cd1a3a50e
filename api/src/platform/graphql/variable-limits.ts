/** Entries that a list among the variables may have: more than any screen sends, and few enough to be read in a turn. */
export const longestList = 10_000;

type Variables = Readonly<Record<string, unknown>>;

/** Entries of the longest list among some variables; ends at the first that is too long. */
export function longestListOf(variables: Variables): number {
  const left: object[] = [variables];
  let longest = 0;
  for (let next = left.pop(); next && longest <= longestList; next = left.pop()) {
    if (Array.isArray(next)) longest = Math.max(longest, next.length);
    const below: readonly unknown[] = Array.isArray(next) ? next : Object.values(next);
    if (longest <= longestList)
      for (const one of below) if (typeof one === 'object' && one !== null) left.push(one);
  }
  return longest;
}
