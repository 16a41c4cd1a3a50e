import type { AreaName } from 'shared-contracts/area';
import type { FacedRelease } from 'shared-contracts/face';
import { rolloutLimits } from 'shared-contracts/rollout';
import type { Db } from '../../platform/db/database.ts';
import { releaseColumns, type StoredRelease } from './release-store.ts';

const faceColumns = ['r.area', 'r.version', 'r.contractVersion', 'r.takes', 'r.offers'] as const;

/** A release as the shell and other areas see it, if its area has it. */
export const facedRelease = (db: Db, area: AreaName, version: string): Promise<FacedRelease | undefined> =>
  db
    .selectFrom('release as r')
    .select(faceColumns)
    .where('area', '=', area)
    .where('version', '=', version)
    .executeTakeFirst();

/** The releases that people may get now, as the shell and other areas see them. */
export const runningFaces = (db: Db): Promise<FacedRelease[]> =>
  db
    .selectFrom('release as r')
    .innerJoin('areaRollout as a', 'a.area', 'r.area')
    .select(faceColumns)
    .where((eb) =>
      eb.or([
        eb('r.version', '=', eb.ref('a.stableVersion')),
        eb.and([eb('r.version', '=', eb.ref('a.candidateVersion')), eb('a.haltedAt', 'is', null)]),
      ]),
    )
    .orderBy('r.area')
    .orderBy('r.version')
    .execute();

/** The earlier stable releases of an area that were not rolled back, the latest first. */
export const formerReleases = (
  db: Db,
  area: AreaName,
  stable: string | null,
): Promise<(StoredRelease & FacedRelease)[]> =>
  db
    .selectFrom('release as r')
    .select([...faceColumns, ...releaseColumns.map((column) => `r.${column}` as const)])
    .where('area', '=', area)
    .where('version', '!=', stable ?? '')
    .where('stableSince', 'is not', null)
    .where('rolledBackAt', 'is', null)
    .orderBy('stableSince', 'desc')
    .limit(rolloutLimits.releases)
    .execute();
