import { type AreaName, isContractCompatible } from 'shared-contracts/area';
import {
  type FacedRelease,
  type FittingCall,
  missingNames,
  namesOf,
  type ShellFace,
  shellProblems,
  type TakenNames,
} from 'shared-contracts/face';
import type { Db } from '../../platform/db/database.ts';
import { facedRelease, formerReleases } from './release-face-store.ts';
import type { RunningReleases, StoredRelease } from './release-store.ts';
import type { Shells } from './running-shells.ts';

/** A release that people may get, with its requirements that the shell does not meet. */
export interface FittedRelease extends StoredRelease {
  /** The names of the shell that it uses. */
  readonly takes: TakenNames | undefined;
  /** What it requires and the shell lacks, one sentence each. If there is any, it must not run there. */
  readonly misses: readonly string[];
}

/** The releases of an area that people get in the running shells. */
export interface FittedReleases {
  readonly area: AreaName;
  /** The release that operators chose, whether it fits or not. */
  readonly stable: FittedRelease | undefined;
  readonly candidate: FittedRelease | undefined;
  /** The latest release that fits, if the stable one does not. */
  readonly instead: FittedRelease | undefined;
}

/** Sentences on what any of the shells lacks for a release. */
const missesOf = (release: FacedRelease, faces: readonly ShellFace[]): string[] => [
  ...new Set(faces.flatMap((shell) => shellProblems(release, shell))),
];

const fitted = (stored: StoredRelease, faced: FacedRelease, misses: readonly string[]): FittedRelease => ({
  ...stored,
  takes: faced.takes ? namesOf(faced.takes) : undefined,
  misses,
});

function asFitted(found: StoredRelease & FacedRelease): FittedRelease {
  const { area: _, offers: __, ...stored } = found;
  return fitted(stored, found, []);
}

/** A release with the requirements that the shells do not meet. */
export async function fitRelease(
  db: Db,
  faces: readonly ShellFace[],
  area: AreaName,
  stored: StoredRelease,
): Promise<FittedRelease> {
  const faced = await facedRelease(db, area, stored.version);
  return fitted(
    stored,
    faced ?? { ...stored, area, takes: null, offers: null },
    faced ? missesOf(faced, faces) : [],
  );
}

/** The latest release of an area before its stable one that runs in the shells; undefined if there is none. */
export async function fittingBefore(
  db: Db,
  { faces }: Pick<Shells, 'faces'>,
  area: AreaName,
  stable: string | null,
): Promise<FittedRelease | undefined> {
  const former = await formerReleases(db, area, stable);
  const found = former.find((release) => missesOf(release, faces).length === 0);
  return found && asFitted(found);
}

/**
 * The latest release of an area that an open page of an older shell can run, judging by the names that the shell
 * offers; the stable one if it fits.
 */
export async function fittingPage(
  db: Db,
  stable: StoredRelease | undefined,
  { area, contractVersion, offered }: FittingCall,
): Promise<FittedRelease | undefined> {
  const runs = ({ contractVersion: built, takes }: FacedRelease): boolean =>
    isContractCompatible(contractVersion, built) &&
    takes !== null &&
    missingNames(namesOf(takes), offered).length === 0;
  const faced = stable && (await facedRelease(db, area, stable.version));
  if (stable && faced && runs(faced)) return fitted(stable, faced, []);
  const found = (await formerReleases(db, area, stable?.version ?? null)).find(runs);
  return found && asFitted(found);
}

/**
 * Compares the releases that people may get with the running shells. A release never changes, so each is read and
 * compared only once for the same shells.
 */
export function releaseFitter(db: Db) {
  let comparedWith: readonly ShellFace[] = [];
  const compared = new Map<string, FittedRelease>();

  const fit = async (area: AreaName, stored: StoredRelease): Promise<FittedRelease> => {
    const name = `${area} ${stored.version} ${stored.manifestIntegrity}`;
    const known = compared.get(name);
    if (known) return known;
    const found = await fitRelease(db, comparedWith, area, stored);
    compared.set(name, found);
    return found;
  };

  return async (areas: readonly RunningReleases[], { faces }: Shells): Promise<FittedReleases[]> => {
    if (faces.length !== comparedWith.length || faces.some((face, place) => face !== comparedWith[place])) {
      comparedWith = faces;
      compared.clear();
    }
    return Promise.all(
      areas.map(async ({ area, stable, candidate }) => {
        const found = stable && (await fit(area, stable));
        return {
          area,
          stable: found,
          candidate: candidate && (await fit(area, candidate)),
          instead:
            found && found.misses.length > 0
              ? await fittingBefore(db, { faces }, area, found.version)
              : undefined,
        };
      }),
    );
  };
}
