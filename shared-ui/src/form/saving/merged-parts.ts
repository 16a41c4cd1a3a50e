import { getIn, setIn } from 'final-form';
import type { FormValues } from '../form-values.ts';
import type { VersionedPart } from './held-content.ts';
import { type Merge, mergeVersions } from './merge-versions.ts';
import type { PartConflict } from './save-outcome.ts';

/** One part of a save that somebody else changed meanwhile, and the outcome of the merge. */
export interface MergedPart {
  readonly part: VersionedPart;
  readonly conflict: PartConflict;
  readonly merge: Merge;
}

/** Changes of somebody else that the form took over. */
export interface TakenOver {
  readonly by: string;
  /** They were made by the same person in another window. */
  readonly isOwn: boolean;
  /** Labels of the fields; those of a row include the name of the row. */
  readonly labels: readonly string[];
}

/** Merges every part of a save that was refused as stale; undefined if a conflict belongs to no part of the save. */
export function mergeParts(
  conflicts: readonly PartConflict[],
  partAt: (path: string) => VersionedPart | undefined,
): readonly MergedPart[] | undefined {
  const merged: MergedPart[] = [];
  for (const rawConflict of conflicts) {
    const part = partAt(rawConflict.path);
    if (!part) return undefined;
    const { base, mine, fields, read } = part;
    const conflict = read ? { ...rawConflict, record: read(rawConflict.record) } : rawConflict;
    const merge = mergeVersions(
      { base, mine, theirs: conflict.record },
      fields.map(({ name }) => name),
      new Map(fields.flatMap(({ name, placeOf }) => (placeOf ? [[name, placeOf] as const] : []))),
    );
    merged.push({ part, conflict, merge });
  }
  return merged.length > 0 ? merged : undefined;
}

/** Groups changes by person, each field once. */
export function together(taken: readonly TakenOver[]): readonly TakenOver[] {
  const byPerson = new Map<string, TakenOver>();
  for (const { by, isOwn, labels } of taken) {
    const key = `${by} ${isOwn}`;
    byPerson.set(key, {
      ...{ by, isOwn },
      labels: [...new Set([...(byPerson.get(key)?.labels ?? []), ...labels])],
    });
  }
  return [...byPerson.values()].filter(({ labels }) => labels.length > 0);
}

/** The changes that came in with a merge, by author. */
export const takenOver = (merged: readonly MergedPart[]): readonly TakenOver[] =>
  together(
    merged.map(({ part, conflict, merge }) => ({
      by: conflict.changedBy,
      isOwn: conflict.isOwn ?? false,
      labels: part.fields
        .filter(({ name }) => merge.taken.includes(name))
        .map(({ label }) => (part.title ? `${label} (${part.title})` : label)),
    })),
  );

/** A merge with the choices for the fields that both changed. */
export function withChoices(merged: MergedPart, isTheirs: (name: string) => boolean): MergedPart {
  const { merge, conflict } = merged;
  const values = merge.conflicting.filter(isTheirs).reduce((all, name) => {
    const theirs: unknown = merge.withTheirs.get(name) ?? getIn(conflict.record, name);
    return setIn(all, name, theirs) as FormValues;
  }, merge.values);
  return { ...merged, merge: { ...merge, values } };
}
