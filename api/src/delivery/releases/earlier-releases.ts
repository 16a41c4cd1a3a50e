import type { AreaName } from 'shared-contracts/area';
import { integrityOf } from 'shared-contracts/integrity';
import { limits } from 'shared-contracts/limits';
import { fileOfEveryRelease, isReleaseFile } from 'shared-contracts/rollout';
import type { Db } from '../../platform/db/database.ts';
import { readOrigin } from './read-origin.ts';
import { formerReleases } from './release-face-store.ts';
import type { ReleaseStore } from './release-files.ts';
import { knownRelease, readArea, type StoredRelease } from './release-store.ts';

/** How long an origin may take to return all files of a release, in milliseconds; a release waits no longer. */
const patience = 10_000;

interface EarlierParts {
  readonly db: Db;
  readonly store: Pick<ReleaseStore, 'get'>;
  /** Where the area's remote is served from, for releases that were not uploaded; undefined if that is not known. */
  readonly origin: string | undefined;
}

/**
 * The files of one release: as uploaded, otherwise as its origin serves them. A file that does not match its hash is
 * left out.
 */
async function filesOf(
  { store, origin }: Omit<EarlierParts, 'db'>,
  area: AreaName,
  { version, path, files }: StoredRelease,
): Promise<ReadonlyMap<string, Buffer>> {
  const found = new Map<string, Buffer>();
  const signal = AbortSignal.timeout(patience);
  for (const [name, hash] of Object.entries(files?.integrity ?? {})) {
    // Names in an unchecked manifest may point anywhere.
    if (!isReleaseFile(name) || fileOfEveryRelease(name) === undefined || signal.aborted) continue;
    const served = async () => {
      if (!origin) return undefined;
      const address = new URL(name, new URL(path, `${origin}/`));
      return readOrigin(address, files?.sizes?.[name] ?? limits.releaseFile, signal).catch(() => undefined);
    };
    const content = (await store.get(area, version, name)) ?? (await served());
    if (content && integrityOf(content) === hash) found.set(name, Buffer.from(content));
  }
  return found;
}

/**
 * The files of the releases that browsers are likely to have: the current one, the candidate, and the previous stable
 * release. Files that cannot be read are left out; browsers then fetch the new ones whole.
 */
export async function earlierReleases(
  { db, store, origin }: EarlierParts,
  area: AreaName,
): Promise<readonly ReadonlyMap<string, Buffer>[]> {
  const { stableVersion, candidateVersion } = await readArea(db, area);
  const [before] = await formerReleases(db, area, stableVersion);
  const versions = new Set(
    [stableVersion, candidateVersion, before?.version].filter((one) => typeof one === 'string'),
  );
  const earlier: ReadonlyMap<string, Buffer>[] = [];
  for (const version of versions) {
    const release = await knownRelease(db, area, version);
    if (release) earlier.push(await filesOf({ store, origin }, area, release));
  }
  return earlier;
}
