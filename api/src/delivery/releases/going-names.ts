import type { FacedRelease } from 'shared-contracts/face';
import type { GoingName } from 'shared-contracts/rollout';
import type { Db } from '../../platform/db/database.ts';
import { peopleOfReleases } from './people-of-releases.ts';
import { runningFaces } from './release-face-store.ts';
import type { Shells } from './running-shells.ts';

const takes = ({ takes: face }: FacedRelease, entry: string, name: string): boolean =>
  face?.entries[entry]?.names[name] !== undefined;

/** Deprecated names of the running shells, with the releases that still use them. */
export async function goingNames(db: Db, { faces }: Shells): Promise<GoingName[]> {
  const [running, peopleOf] = await Promise.all([runningFaces(db), peopleOfReleases(db)]);
  const going = new Map<string, GoingName>();
  for (const { offers } of faces) {
    for (const [entry, { names }] of Object.entries(offers.entries)) {
      for (const [name, { deprecated }] of Object.entries(names)) {
        if (!deprecated) continue;
        const takenBy = running
          .filter((release) => takes(release, entry, name))
          .map(({ area, version }) => ({ area, version, people: peopleOf(area, version) }));
        going.set(`${entry} ${name}`, { entry, name, ...deprecated, takenBy });
      }
    }
  }
  return [...going.values()];
}
