import type { AreaStart } from 'shared-contracts/area';
import type { FacedRelease } from 'shared-contracts/face';
import type { Release } from 'shared-contracts/rest';
import { operationsSchema } from 'shared-contracts/rollout';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { toProgrammers } from '../../platform/errors/said.ts';
import { peopleOfReleases } from './people-of-releases.ts';
import { toldByRelease } from './release-store.ts';

/** Longest wait for an origin, in milliseconds. */
const patience = 5000;

interface RunningOperations extends FacedRelease {
  readonly operations: Readonly<Record<string, string>>;
  readonly start: AreaStart;
  /** Active users who have it now. */
  readonly people: number;
}

/** What the releases that people get ask the API and the shell for: as registered, the operations else from the releases themselves. Throws 503 where one does not tell. */
export async function runningOperations(db: Db, releases: readonly Release[]): Promise<RunningOperations[]> {
  const peopleOf = await peopleOfReleases(db);
  return Promise.all(
    releases.map(async ({ area, version, contractVersion, manifest, start }) => {
      const { operations: registered, takes, offers } = await toldByRelease(db, area, version);
      const people = peopleOf(area, version);
      const told = { area, version, contractVersion, start, takes, offers, people };
      if (registered) return { ...told, operations: registered };
      try {
        const address = new URL('operations.json', manifest);
        const answer = await fetch(address, { signal: AbortSignal.timeout(patience) });
        return { ...told, operations: v.parse(operationsSchema, await answer.json()) };
      } catch {
        throw new AppError(
          'UNAVAILABLE',
          toProgrammers(`remote-${area} ${version} does not tell what it asks for.`),
        );
      }
    }),
  );
}
