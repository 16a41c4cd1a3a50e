import type { AreaDeclaration } from 'shared-contracts/area';
import type { FacedRelease } from 'shared-contracts/face';
import { limits } from 'shared-contracts/limits';
import type { Release } from 'shared-contracts/rest';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { toProgrammers } from '../../platform/errors/localized-message.ts';
import { peopleOfReleases } from './people-of-releases.ts';
import { readOrigin } from './read-origin.ts';
import { releaseFacts } from './release-store.ts';
import { parsedOperations } from './served-release.ts';

/** Longest wait for an origin, in milliseconds. */
const patience = 5000;

interface RunningOperations extends FacedRelease {
  readonly operations: Readonly<Record<string, string>>;
  readonly start: AreaDeclaration;
  /** Number of active users who have it now. */
  readonly people: number;
}

/**
 * What the current releases require of the API and the shell: as registered, otherwise read from the operations of the
 * releases themselves. Throws 503 if a release does not answer.
 */
export async function runningOperations(db: Db, releases: readonly Release[]): Promise<RunningOperations[]> {
  const peopleOf = await peopleOfReleases(db);
  return Promise.all(
    releases.map(async ({ area, version, contractVersion, manifest, start }) => {
      const { operations: registered, takes, offers } = await releaseFacts(db, area, version);
      const people = peopleOf(area, version);
      const release = { area, version, contractVersion, start, takes, offers, people };
      if (registered) return { ...release, operations: registered };
      const address = new URL('operations.json', manifest);
      const signal = AbortSignal.timeout(patience);
      const bytes = await readOrigin(address, limits.releaseManifest, signal).catch(() => undefined);
      const operations = bytes && parsedOperations(bytes);
      if (!operations) {
        throw new AppError(
          'UNAVAILABLE',
          toProgrammers(`remote-${area} ${version} does not tell what it asks for.`),
        );
      }
      return { ...release, operations };
    }),
  );
}
