import { type AreaName, remoteGlobal, contractVersion as shellContract } from 'shared-contracts/area';
import type { FacedRelease } from 'shared-contracts/face';
import { releaseProblems } from 'shared-contracts/release-fit';
import type { RemoteOrigins } from '../../platform/config/remote-origins.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { toProgrammers } from '../../platform/errors/localized-message.ts';
import { contractSchema } from '../../platform/graphql/contract-schema.ts';
import { readOperations } from '../operations/persisted-operations.ts';
import { addOperations } from '../operations/persisted-operations-store.ts';
import { addFlagsOf } from '../rollout/new-names.ts';
import { type Actor, addRolloutChange } from '../rollout/rollout-store.ts';
import { earlierReleases } from './earlier-releases.ts';
import { problemsOfDeclaration } from './problems-of-declaration.ts';
import { problemsOfFace } from './problems-of-face.ts';
import { problemsOfOperations } from './problems-of-operations.ts';
import { readArchive } from './release-archive.ts';
import { releaseDeltas } from './release-deltas.ts';
import { alreadyThere, type ReleaseStore } from './release-files.ts';
import { addRelease, hasRelease, lockArea } from './release-store.ts';
import type { RunningShells, Shells } from './running-shells.ts';
import { tidyTriedReleases } from './tidy-tried-releases.ts';

interface PublishParts {
  readonly db: Db;
  readonly store: ReleaseStore;
  /** Where each remote is served from. */
  readonly origins: Pick<RemoteOrigins, 'of'>;
  readonly shells: RunningShells;
}

interface Upload {
  readonly area: AreaName;
  readonly version: string;
  /** Path of the packed release on this machine. */
  readonly path: string;
}

/**
 * Why a release does not fit the shell and the other areas. A release from an old build that does not declare what it
 * uses is refused too.
 */
async function problemsOfUpload(db: Db, shells: Shells, built: FacedRelease): Promise<string[]> {
  if (built.takes) return problemsOfFace(db, shells, built);
  if (shells.faces.length === 0) return [];
  return [`remote-${built.area} ${built.version} does not say what it takes of the shell. Build it anew.`];
}

/**
 * Accepts a release: checks it, stores its files with deltas against those that browsers have, and registers it. Nobody
 * gets it yet, and its files cannot be found until it is registered. Throws 409 if the version exists already, 422 with
 * the problems of the release or what it would break.
 */
export async function publishRelease(
  { db, store, shells, origins }: PublishParts,
  actor: Actor,
  now: Date,
  { area, version, path }: Upload,
): Promise<void> {
  const { files, contractVersion, integrity, operations, loadedBy, start, takes, offers } = await readArchive(
    path,
    remoteGlobal(area),
  );
  const built = { area, version, contractVersion, operations, takes, offers };
  const problems = [
    ...problemsOfOperations(built),
    ...releaseProblems(contractSchema, shellContract, built),
    ...(await problemsOfDeclaration(db, area, start)),
    ...(await problemsOfUpload(db, await shells.read(), built)),
  ];
  if (problems.length > 0) throw new AppError('BAD_INPUT', toProgrammers(problems.join('\n')), {}, 422);
  const earlier = await earlierReleases({ db, store, origin: origins.of(area) }, area);
  const deltas = await releaseDeltas(files, earlier);
  await db.transaction().execute(async (transaction) => {
    // If the same version is uploaded twice, the second upload waits here and is then refused.
    await lockArea(transaction, area);
    if (await hasRelease(transaction, area, version)) throw alreadyThere(area, version);
    await tidyTriedReleases(transaction, store, { area, version, by: actor.name, now });
    const release = {
      version,
      contractVersion,
      path: `${version}/mf-manifest.json`,
      manifestIntegrity: integrity,
      files: loadedBy,
      start,
    };
    if (!(await addRelease(transaction, area, release, actor.name, built))) throw alreadyThere(area, version);
    await addFlagsOf(transaction, area, start.flags);
    await addOperations(transaction, readOperations(operations));
    await addRolloutChange(transaction, actor, now, { subject: area, event: 'registered', version });
    // Last, so that nothing is registered if it fails.
    await store.put(area, version, new Map([...files, ...deltas]));
  });
}
