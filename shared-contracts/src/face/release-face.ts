import type { AreaName } from '../area/area-names.ts';
import { isContractCompatible } from '../area/contract-version.ts';
import { type FaceProblem, faceProblems, partProblems } from './face-fit.ts';
import { type Face, noFace, type ShellFace } from './face-schemas.ts';
import type { TakenNames } from './taken-names.ts';

/** What other releases can see of a release; null for builds that did not record it. */
export interface FacedRelease {
  readonly area: AreaName;
  readonly version: string;
  readonly contractVersion: string;
  readonly takes: Face | null;
  readonly offers: Face | null;
}

type Named = Pick<FacedRelease, 'area' | 'version'>;

const nameOf = ({ area, version }: Named): string => `remote-${area} ${version}`;

const sentence = (who: string, { from, name, what }: FaceProblem, where: string): string =>
  `${who}: ${name === from ? from : `${name} of ${from}`} ${what} in ${where}.`;

/**
 * The problems of a release in a shell: one sentence for each name. Uses that a release did not record are not counted.
 */
export function shellProblems(
  release: Pick<FacedRelease, 'area' | 'version' | 'contractVersion' | 'takes'>,
  shell: ShellFace,
): string[] {
  const who = nameOf(release);
  const contract = isContractCompatible(shell.contractVersion, release.contractVersion)
    ? []
    : [`${who} is made for contract ${release.contractVersion}; the shell has ${shell.contractVersion}.`];
  const names = faceProblems(release.takes ?? noFace, shell.offers).map((problem) =>
    sentence(who, problem, `the shell ${shell.version}`),
  );
  return [...contract, ...names];
}

/**
 * The problems with the parts that areas offer one another when a release is combined with the other areas' current
 * releases.
 */
export function partsProblems(release: FacedRelease, others: readonly FacedRelease[]): string[] {
  return others
    .filter(({ area }) => area !== release.area)
    .flatMap((other) => [...missedParts(release, other), ...missedParts(other, release)]);
}

/** The parts that one release requests from another area and that the area does not offer. */
function missedParts(requesting: FacedRelease, offering: FacedRelease): string[] {
  if (!requesting.takes || !offering.offers) return [];
  return partProblems(requesting.takes, offering.area, offering.offers).map((problem) =>
    sentence(nameOf(requesting), problem, nameOf(offering)),
  );
}

/** The parts that a shell itself requests from a release and that the release does not offer. */
export function shellPartProblems(shell: ShellFace, release: FacedRelease): string[] {
  if (!release.offers) return [];
  return partProblems(shell.takes, release.area, release.offers).map((problem) =>
    sentence(`the shell ${shell.version}`, problem, nameOf(release)),
  );
}

/** The names of our own entries in a face, for the shell to compare. */
export const namesOf = ({ entries }: Face): TakenNames =>
  Object.fromEntries(
    Object.entries(entries)
      .filter(([, { version }]) => version === undefined)
      .map(([entry, { names }]) => [entry, Object.keys(names)]),
  );
