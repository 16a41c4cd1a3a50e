import type { AreaName, AreaStart } from 'shared-contracts/area';
import { limits } from 'shared-contracts/limits';
import type { Release } from 'shared-contracts/rest';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { toProgrammers } from '../../platform/errors/said.ts';
import { readOrigin } from './read-origin.ts';
import { releaseOperations } from './release-store.ts';
import { parsedOperations } from './served-release.ts';

/** Longest wait for an origin, in milliseconds. */
const patience = 5000;

interface RunningOperations {
  readonly area: AreaName;
  readonly version: string;
  readonly contractVersion: string;
  readonly operations: Readonly<Record<string, string>>;
  readonly start: AreaStart;
}

/** What the releases that people get ask the API for: as registered, else from the releases themselves. Throws 503 where one does not tell. */
export function runningOperations(db: Db, releases: readonly Release[]): Promise<RunningOperations[]> {
  return Promise.all(
    releases.map(async ({ area, version, contractVersion, manifest, start }) => {
      const registered = await releaseOperations(db, area, version);
      if (registered) return { area, version, contractVersion, start, operations: registered };
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
      return { area, version, contractVersion, start, operations };
    }),
  );
}
