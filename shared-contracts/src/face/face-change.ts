import { faceProblems } from './face-fit.ts';
import type { Face, FaceName } from './face-schemas.ts';

/** The changes of a face; names look like `TextField of shared-ui/form`. */
export interface FaceChange {
  readonly added: readonly string[];
  /** Removed names. */
  readonly removed: readonly string[];
  /** Names that changed incompatibly, with what breaks. */
  readonly broken: readonly string[];
  /** Names that are announced to be removed. */
  readonly deprecated: readonly string[];
  /** Names that were removed without having been announced for this version. */
  readonly unannounced: readonly string[];
  /** Whether there is any difference at all. */
  readonly isChanged: boolean;
}

const namesIn = ({ entries }: Face): ReadonlyMap<string, FaceName> =>
  new Map(
    Object.entries(entries).flatMap(([entry, { names }]) =>
      Object.entries(names).map(([name, described]) => [`${name} of ${entry}`, described] as const),
    ),
  );

const majorOf = (version: string): number => Number(version.split('.')[0]);

/** Compares a face with its predecessor; `version` is the contract version of the new one. */
export function faceChange(before: Face, after: Face, version: string): FaceChange {
  const [old, current] = [namesIn(before), namesIn(after)];
  const removed = [...old.keys()].filter((name) => !current.has(name));
  const isAnnounced = (name: string): boolean => {
    const goesIn = old.get(name)?.deprecated?.goesIn;
    return goesIn !== undefined && majorOf(goesIn) <= majorOf(version);
  };
  return {
    added: [...current.keys()].filter((name) => !old.has(name)),
    removed,
    broken: faceProblems(before, after)
      .filter(({ from, name }) => current.has(`${name} of ${from}`))
      .map(({ from, name, what }) => `${name} of ${from} ${what}`),
    deprecated: [...current].flatMap(([name, { deprecated }]) =>
      deprecated && !old.get(name)?.deprecated ? [name] : [],
    ),
    unannounced: removed.filter((name) => !isAnnounced(name)),
    isChanged: JSON.stringify(before) !== JSON.stringify(after),
  };
}

/**
 * The lowest version number that a contract needs after a change: an incompatible change raises the major number, any
 * other the minor one.
 */
export function neededVersion(version: string, { removed, broken, isChanged }: FaceChange): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (removed.length + broken.length > 0) return `${major + 1}.0.0`;
  return isChanged ? `${major}.${minor + 1}.0` : version;
}
