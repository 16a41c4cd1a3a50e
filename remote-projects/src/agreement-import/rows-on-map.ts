import type { ImportRecord } from 'shared-contracts/agreement-import';
import type { GivenFeature } from 'shared-contracts/map';
import { rowId } from './fixes.ts';
import { shownRowNumber } from './sheet-columns.ts';
import { type Verdict, verdictOf } from './verdict.ts';

/** The colours of verdicts on every ground, as the review has them in light. */
export const verdictColors: Readonly<Record<Verdict, string>> = {
  errors: '#b3261e',
  following: '#b3261e',
  warnings: '#d08700',
  valid: '#1d7445',
  leftOut: '#5a6675',
};

const keyOf = ({ key }: ImportRecord): string => (key ?? '').trim().toLowerCase();

/** The legal descriptions of the workbook by the key of their agreement. */
function landsByKey(records: Iterable<ImportRecord>): ReadonlyMap<string, readonly string[]> {
  const lands = new Map<string, string[]>();
  for (const record of records) {
    const key = keyOf(record);
    if (!record.land || key === '') continue;
    const known = lands.get(key);
    if (known) known.push(record.land);
    else lands.set(key, [record.land]);
  }
  return lands;
}

/** The worst verdict is drawn last, on top of the others. */
const deepest: readonly Verdict[] = ['leftOut', 'valid', 'warnings', 'following', 'errors'];

interface RowsOnMap {
  readonly features: readonly GivenFeature[];
  /** Rows without known land: their key names none, or it is no legal description. */
  readonly without: number;
}

/**
 * Rows of the review as shapes on the map, coloured by verdict: parcels by their own land, other rows by the land of
 * their key.
 */
export function rowsOnMap(
  shown: readonly ImportRecord[],
  all: Iterable<ImportRecord>,
  called: Readonly<Record<Verdict, string>>,
): RowsOnMap {
  const lands = landsByKey(all);
  const features: Record<Verdict, GivenFeature[]> = {
    ...{ errors: [], following: [], warnings: [], valid: [], leftOut: [] },
  };
  let without = 0;
  for (const record of shown) {
    const own =
      record.entityType === 'Parcel'
        ? [record.land].filter((land) => land !== null)
        : (lands.get(keyOf(record)) ?? []);
    if (own.length === 0) without += 1;
    const verdict = verdictOf(record);
    for (const land of own)
      features[verdict].push({
        id: rowId(record),
        label: [shownRowNumber(record), record.key].filter(Boolean).join(' · '),
        land,
        status: called[verdict],
        color: verdictColors[verdict],
      });
  }
  return { features: deepest.flatMap((verdict) => features[verdict]), without };
}
