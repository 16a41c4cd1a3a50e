import type { StaleAfter } from '../area/stale-reads.ts';

/** Fields that every save has besides its values. */
const ofEverySave: ReadonlySet<string> = new Set(['id', 'revision', 'saveId']);

const hasValue = (value: unknown): boolean =>
  value !== undefined && !(Array.isArray(value) && value.length === 0);

/** The fields for which an input, or one of several, has a value; a cleared value counts, an empty list does not. */
const namedIn = (input: unknown): readonly string[] =>
  (Array.isArray(input) ? input : [input]).flatMap((one: unknown) =>
    Object.entries(Object(one)).flatMap(([name, value]) =>
      hasValue(value) && !ofEverySave.has(name) ? [name] : [],
    ),
  );

/** The fields of the root query that a mutation with this input makes stale. */
export function staleFields({ lists, byInput }: StaleAfter, input: unknown): readonly string[] {
  if (!byInput || input === undefined) return lists;
  const named = namedIn(input);
  if (named.some((name) => !(name in byInput))) return lists;
  const bound = new Set(Object.values(byInput).flat());
  const stale = new Set(named.flatMap((name) => byInput[name] ?? []));
  return lists.filter((list) => !bound.has(list) || stale.has(list));
}
