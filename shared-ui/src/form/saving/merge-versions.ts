import { getIn, setIn } from 'final-form';
import type { FormValues } from '../form-values.ts';
import { isEqualValue } from './equal-values.ts';
import { mergeRows, mergesByPlace, withoutTwins } from './merge-rows.ts';

interface Versions {
  /** The version that both started from. */
  readonly base: FormValues;
  readonly mine: FormValues;
  /** The values that the other person saved; fields that are left out are unchanged. */
  readonly theirs: FormValues;
}

/** The outcome of merging two people's changes of a record. */
export interface Merge {
  /** The other version, which the form now starts from. */
  readonly stored: FormValues;
  /** Theirs with the person's own changes; for a conflicting field the own value, until one is chosen. */
  readonly values: FormValues;
  /** Fields that only the other one changed. */
  readonly taken: readonly string[];
  /** Fields that both changed to different values: only a person can decide. */
  readonly conflicting: readonly string[];
  /** What a conflicting field becomes if theirs is chosen, where that is more than their value: the rest of a list is merged. */
  readonly withTheirs: ReadonlyMap<string, unknown>;
}

/** The places of the rows of a list, by the name of its field. */
type PlacesOfRows = ReadonlyMap<string, (row: object) => string | undefined>;

const put = (values: FormValues, name: string, value: unknown): FormValues =>
  setIn(values, name, value) as FormValues;

const isNamedIn = (values: FormValues, name: string): boolean => getIn(values, name) !== undefined;

/** The fields of the form, and the top-level values that it contains without a field. */
function allFields(base: FormValues, mine: FormValues, fields: readonly string[]): readonly string[] {
  const tops = new Set(fields.map((name) => name.split(/[.[]/)[0]));
  return [...fields, ...Object.keys({ ...base, ...mine }).filter((name) => !tops.has(name))];
}

/**
 * Merges two versions of a record that started from one (decision 49). Lists of rows are merged row by row; a choice
 * between two versions of a list is one between the rows that both changed.
 */
export function mergeVersions(
  { base, mine, theirs }: Versions,
  fields: readonly string[],
  places: PlacesOfRows = new Map(),
): Merge {
  let [stored, values] = [base, mine];
  const taken: string[] = [];
  const conflicting: string[] = [];
  const withTheirs = new Map<string, unknown>();
  for (const name of allFields(base, mine, fields)) {
    if (!isNamedIn(theirs, name)) continue;
    const [was, typed, there] = [base, mine, theirs].map((version): unknown => getIn(version, name));
    const placeOf = places.get(name);
    const here = placeOf ? withoutTwins({ base: was, mine: typed, theirs: there }, placeOf) : typed;
    stored = put(stored, name, there);
    if (isEqualValue(was, here)) {
      values = put(values, name, there);
      if (!isEqualValue(was, there) && fields.includes(name)) taken.push(name);
      continue;
    }
    if (isEqualValue(was, there)) continue;
    if (isEqualValue(here, there)) {
      values = put(values, name, there);
      continue;
    }
    const byPlace = placeOf && mergesByPlace({ base: was, mine: here, theirs: there }, placeOf);
    if (byPlace) {
      values = put(values, name, byPlace.mine);
      withTheirs.set(name, byPlace.theirs);
      conflicting.push(name);
      continue;
    }
    const merged = (chosen?: 'mine' | 'theirs') =>
      Array.isArray(here) || Array.isArray(there) ? mergeRows(was, here, there, chosen) : undefined;
    const rows = merged();
    const withMine = rows ?? merged('mine');
    if (withMine) values = put(values, name, withMine);
    if (!fields.includes(name)) continue;
    (rows ? taken : conflicting).push(name);
    // The rows about which they agree stay, whichever version is chosen.
    if (!rows && withMine) withTheirs.set(name, merged('theirs'));
  }
  return { stored, values, taken, conflicting, withTheirs };
}
