import type { Face, FaceEntry, FaceMember, FaceName } from './face-schemas.ts';
import { changedTypes, TypeFit } from './type-fit.ts';

/** A mismatch between two faces. */
export interface FaceProblem {
  /** The shared entry, or the area that offers the part. */
  readonly from: string;
  readonly name: string;
  /** The problem, worded to follow the name: 'is not offered', 'requires label'. */
  readonly what: string;
}

const numbered = (parameters: readonly FaceMember[]): Record<string, FaceMember> =>
  Object.fromEntries(parameters.map((parameter, place) => [`parameter ${place + 1}`, parameter]));

/** How a name differs from the one that the remote was built against; undefined if it is compatible. */
function brokenName(taken: FaceName, offered: FaceName, types: TypeFit): string | undefined {
  const inputs = (name: FaceName) => name.properties ?? (name.parameters && numbered(name.parameters));
  const [before, now] = [inputs(taken), inputs(offered)];
  // For third-party packages only the names are known.
  if (!before && taken.type === undefined) return undefined;
  const isAlike = Boolean(taken.properties) === Boolean(offered.properties);
  if (!isAlike || Boolean(before) !== Boolean(now)) return 'is not of the kind that it was';
  const broken = before && now && types.members(before, now, 'given');
  if (broken || taken.type === undefined) return broken || undefined;
  return offered.type === undefined ? 'returns nothing' : types.text(taken.type, offered.type, 'gotten');
}

type Names = FaceEntry['names'];

function problemsOfNames(
  from: string,
  taken: Names,
  offered: Names | undefined,
  types: () => TypeFit,
): FaceProblem[] {
  return Object.entries(taken).flatMap(([name, before]) => {
    const now = offered?.[name];
    if (!now) return [{ from, name, what: 'is not offered' }];
    const what = brokenName(before, now, types());
    return what ? [{ from, name, what }] : [];
  });
}

/** Whether version `offered` of a third-party package works for code built with `taken`: `^taken` (semver.org). */
function isVersionKept(taken: string, offered: string): boolean {
  const [before, now] = [taken, offered].map((version) => version.split('.').map(Number));
  const [major, minor = 0, patch = 0] = before ?? [];
  const [majorNow, minorNow = 0, patchNow = 0] = now ?? [];
  if (major !== majorNow) return false;
  return minorNow > minor ? major !== 0 : minorNow === minor && patchNow >= patch;
}

function problemsOfEntry(
  from: string,
  taken: FaceEntry,
  offered: FaceEntry | undefined,
  types: () => TypeFit,
): FaceProblem[] {
  if (taken.version === undefined || offered?.version === undefined)
    return problemsOfNames(from, taken.names, offered?.names, types);
  // A third-party package has the exports that its version determines.
  return isVersionKept(taken.version, offered.version)
    ? []
    : [{ from, name: from, what: `is ${offered.version}, and was ${taken.version}` }];
}

/**
 * Returns a function that starts a comparison of the types of two faces, one for each name. Usually no types have
 * changed.
 */
function typesOf(taken: Face['types'], offered: Face['types']): () => TypeFit {
  const isKept = Object.keys(changedTypes(taken, offered)).length === 0;
  return () => new TypeFit(isKept ? {} : taken, offered);
}

/**
 * Problems with an application's use of the shared entries: names that are not offered, or that have changed
 * incompatibly since it was built.
 */
export function faceProblems(takes: Face, offers: Face): FaceProblem[] {
  const types = typesOf(takes.types, offers.types);
  return Object.entries(takes.entries).flatMap(([from, taken]) =>
    problemsOfEntry(from, taken, offers.entries[from], types),
  );
}

/** Whether only the name of a part is known, as in releases that were built before properties were recorded. */
const isBare = ({ properties }: FaceName): boolean => properties === undefined;

/** The same for the parts that the application requests from one area. */
export function partProblems(takes: Face, area: string, offers: Face): FaceProblem[] {
  const offered = offers.parts[area] ?? {};
  const taken = Object.entries(takes.parts[area] ?? {}).map(([name, part]) => {
    const other = offered[name];
    return [name, other && isBare(other) ? other : part] as const;
  });
  return problemsOfNames(
    area,
    Object.fromEntries(taken),
    offered,
    typesOf(takes.partTypes, offers.partTypes),
  );
}
