import { type AreaName, remoteGlobal, contractVersion as shellContract } from 'shared-contracts/area';
import { releaseProblems } from 'shared-contracts/release-fit';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { toProgrammers } from '../../platform/errors/said.ts';
import { contractSchema } from '../../platform/graphql/contract-schema.ts';
import { readOperations } from '../operations/persisted-operations.ts';
import { addOperations } from '../operations/persisted-operations-store.ts';
import { addFlagsOf } from '../rollout/new-names.ts';
import { type Actor, addRolloutChange } from '../rollout/rollout-store.ts';
import { problemsOfOperations } from './problems-of-operations.ts';
import { problemsOfStart } from './problems-of-start.ts';
import { readArchive } from './release-archive.ts';
import { alreadyThere, type ReleaseStore } from './release-files.ts';
import { addRelease, hasRelease, lockArea } from './release-store.ts';

interface PublishParts {
  readonly db: Db;
  readonly store: ReleaseStore;
}

interface Upload {
  readonly area: AreaName;
  readonly version: string;
  /** The packed release, on this machine. */
  readonly path: string;
}

/**
 * Takes a release: checks it, keeps its files, and registers it. Nobody gets it
 * yet, and until it is registered nobody finds it. Throws 409 where the version
 * is there already, 422 with what is wrong or breaks.
 */
export async function publishRelease(
  { db, store }: PublishParts,
  actor: Actor,
  now: Date,
  { area, version, path }: Upload,
): Promise<void> {
  const { files, contractVersion, integrity, operations, loadedBy, start } = await readArchive(
    path,
    remoteGlobal(area),
  );
  const built = { area, version, contractVersion, operations };
  const problems = [
    ...problemsOfOperations(built),
    ...releaseProblems(contractSchema, shellContract, built),
    ...(await problemsOfStart(db, area, start)),
  ];
  if (problems.length > 0) throw new AppError('BAD_INPUT', toProgrammers(problems.join('\n')), {}, 422);
  await db.transaction().execute(async (transaction) => {
    // Two uploads of one version: the second waits here and is refused.
    await lockArea(transaction, area);
    if (await hasRelease(transaction, area, version)) throw alreadyThere(area, version);
    const release = {
      version,
      contractVersion,
      path: `${version}/mf-manifest.json`,
      manifestIntegrity: integrity,
      files: loadedBy,
      start,
    };
    if (!(await addRelease(transaction, area, release, actor.name, operations)))
      throw alreadyThere(area, version);
    await addFlagsOf(transaction, area, start.flags);
    await addOperations(transaction, readOperations(operations));
    await addRolloutChange(transaction, actor, now, { subject: area, event: 'registered', version });
    // Last: where it fails, nothing is registered.
    await store.put(area, version, files);
  });
}
