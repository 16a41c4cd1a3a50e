import type { AreaName, AreaStart } from 'shared-contracts/area';
import type { Release } from 'shared-contracts/rest';
import { operationsSchema } from 'shared-contracts/rollout';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { toProgrammers } from '../../platform/errors/said.ts';
import { releaseOperations } from './release-store.ts';

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
      try {
        const address = new URL('operations.json', manifest);
        const answer = await fetch(address, { signal: AbortSignal.timeout(patience) });
        return {
          area,
          version,
          contractVersion,
          start,
          operations: v.parse(operationsSchema, await answer.json()),
        };
      } catch {
        throw new AppError(
          'UNAVAILABLE',
          toProgrammers(`remote-${area} ${version} does not tell what it asks for.`),
        );
      }
    }),
  );
}
