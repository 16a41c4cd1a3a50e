import type { AreaName } from '../area/area-names.ts';
import { isContractCompatible } from '../area/contract-version.ts';
import { type FaceProblem, faceProblems, partProblems } from './face-fit.ts';
import { type Face, noFace, type ShellFace } from './face-schemas.ts';
import type { TakenNames } from './taken-names.ts';

/** A release as others see it; null where it was built before manifests contained that. */
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

/** What breaks where a release runs in a shell: a sentence for each name. What a release does not say is not held against it. */
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

/** What breaks of the parts that areas offer each other where a release joins those that people get of the others. */
export function partsProblems(release: FacedRelease, others: readonly FacedRelease[]): string[] {
  return others
    .filter(({ area }) => area !== release.area)
    .flatMap((other) => [...missedParts(release, other), ...missedParts(other, release)]);
}

/** What one release asks another area for and does not find there. */
function missedParts(asking: FacedRelease, asked: FacedRelease): string[] {
  if (!asking.takes || !asked.offers) return [];
  return partProblems(asking.takes, asked.area, asked.offers).map((problem) =>
    sentence(nameOf(asking), problem, nameOf(asked)),
  );
}

/** What a shell itself asks a release for and does not find there. */
export function shellPartProblems(shell: ShellFace, release: FacedRelease): string[] {
  if (!release.offers) return [];
  return partProblems(shell.takes, release.area, release.offers).map((problem) =>
    sentence(`the shell ${shell.version}`, problem, nameOf(release)),
  );
}

/** The names of our own entries that a face has, for the shell to compare. */
export const namesOf = ({ entries }: Face): TakenNames =>
  Object.fromEntries(
    Object.entries(entries)
      .filter(([, { version }]) => version === undefined)
      .map(([entry, { names }]) => [entry, Object.keys(names)]),
  );
