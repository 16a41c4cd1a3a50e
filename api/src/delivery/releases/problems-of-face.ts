import { type FacedRelease, partsProblems, shellPartProblems, shellProblems } from 'shared-contracts/face';
import type { Db } from '../../platform/db/database.ts';
import { runningFaces } from './release-face-store.ts';
import type { Shells } from './running-shells.ts';

/**
 * What would break for people who get a release: names and properties that it uses and nobody offers in that form, and
 * ones that it no longer offers. Empty for an older release whose manifest does not contain this information.
 */
export async function problemsOfFace(
  db: Db,
  { faces, silent }: Shells,
  release: FacedRelease,
): Promise<string[]> {
  if (!release.takes) return [];
  const unexplained = silent.map(
    (place) =>
      `${place} does not say what the shell offers, so nobody can tell whether remote-${release.area} ${release.version} runs there. Put out a host that says so first.`,
  );
  const others = (await runningFaces(db)).filter(({ area }) => area !== release.area);
  return [
    ...unexplained,
    ...faces.flatMap((shell) => [...shellProblems(release, shell), ...shellPartProblems(shell, release)]),
    ...partsProblems(release, others),
  ];
}
