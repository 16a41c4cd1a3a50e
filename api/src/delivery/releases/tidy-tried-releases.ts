import type { AreaName } from 'shared-contracts/area';
import { isForTrying, triedReleases } from 'shared-contracts/rollout';
import type { Db } from '../../platform/db/database.ts';
import type { ReleaseStore } from './release-files.ts';

interface Upload {
  readonly area: AreaName;
  readonly version: string;
  /** The name of the uploader as recorded with releases. */
  readonly by: string;
  readonly now: Date;
}

const dayLength = 86_400_000;

/**
 * Removes trial releases of every area that have been kept long enough, and before another upload with the same token,
 * the oldest ones beyond its limit. The caller has locked the area, so that concurrent uploads count each other.
 * Browsers that were trying a removed release get the regular one again. Throws UNAVAILABLE if the files cannot be
 * removed.
 */
export async function tidyTriedReleases(
  db: Db,
  store: Pick<ReleaseStore, 'remove'>,
  { area, version, by, now }: Upload,
): Promise<void> {
  const uploads = await db
    .selectFrom('release')
    .select(['area', 'version', 'registeredBy', 'registeredAt'])
    .where('version', 'like', '%-try%')
    .orderBy('registeredAt', 'desc')
    .orderBy('version', 'desc')
    .execute();
  const tried = uploads.filter((one) => isForTrying(one.version));
  const own = tried.filter((one) => one.area === area && one.registeredBy === by);
  const isOld = ({ registeredAt }: (typeof tried)[number]) =>
    registeredAt.getTime() < now.getTime() - triedReleases.days * dayLength;
  const surplus = isForTrying(version) ? own.slice(triedReleases.perToken - 1) : [];
  const going = [...new Set([...tried.filter(isOld), ...surplus])];
  // Always in the same order, so that uploads for two areas do not deadlock.
  for (const one of going.toSorted((a, b) =>
    `${a.area} ${a.version}` < `${b.area} ${b.version}` ? -1 : 1,
  )) {
    await store.remove(one.area, one.version);
    await db.deleteFrom('release').where('area', '=', one.area).where('version', '=', one.version).execute();
  }
}
