import type { Language } from 'shared-contracts';
import { mapLimits } from 'shared-contracts/limits';
import type { Legend } from 'shared-contracts/map';
import type { StatusCount } from './layer-standing-store.ts';
import { shownStatus } from './layer-states.ts';

type Entries = Legend['entries'];

/**
 * The meaning of a layer's colours, the most frequent first, with entries of the same name next to each other.
 * Companies have lists of their own: a name with a single colour is one entry, and a name with several colours is shown
 * with its companies.
 */
export function legendEntries(
  counts: readonly StatusCount[],
  language: Language,
  isByField = false,
): Entries {
  const known = new Map<
    string,
    { readonly status: string; readonly color: string; readonly companies: Set<string>; count: number }
  >();
  for (const { count, company, ...status } of counts) {
    const shown = shownStatus(status, language, isByField);
    const key = `${shown.status} ${shown.color}`;
    const entry = known.get(key) ?? { ...shown, companies: new Set(), count: 0 };
    entry.count += count;
    if (company !== null) entry.companies.add(company);
    known.set(key, entry);
  }
  const entries = [...known.values()];
  const colors = Map.groupBy(entries, ({ status }) => status);
  const countOf = (status: string) => (colors.get(status) ?? []).reduce((sum, { count }) => sum + count, 0);
  return entries
    .sort(
      (one, other) =>
        countOf(other.status) - countOf(one.status) ||
        one.status.localeCompare(other.status) ||
        other.count - one.count,
    )
    .slice(0, mapLimits.legendEntries)
    .map(({ companies, ...entry }) =>
      (colors.get(entry.status)?.length ?? 0) > 1 && companies.size > 0
        ? { ...entry, companies: [...companies].sort() }
        : entry,
    );
}
