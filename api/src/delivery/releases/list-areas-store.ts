import type { AreaName } from 'shared-contracts/area';
import { type AreaRollout, rolloutLimits } from 'shared-contracts/rollout';
import type { Db } from '../../platform/db/database.ts';
import { loadTotals, within } from './load-store.ts';
import { previousRelease } from './release-store.ts';

const half = 0.5;
const most = 0.95;

const noLoads = { people: 0, loads: 0, failures: 0, times: [], lastFailure: null };

async function listReleases(db: Db, area: AreaName): Promise<AreaRollout['releases']> {
  const totals = await loadTotals(db, area);
  const releases = await db
    .selectFrom('release')
    .select(['version', 'contractVersion', 'registeredAt', 'registeredBy', 'stableSince', 'rolledBackAt'])
    .where('area', '=', area)
    // What developers try is theirs alone.
    .where('version', 'not like', '%-try.%')
    .orderBy('registeredAt', 'desc')
    .orderBy('version', 'desc')
    .limit(rolloutLimits.releases)
    .execute();
  return releases.map(({ registeredAt, stableSince, rolledBackAt, ...release }) => {
    const { times, people, loads, failures, lastFailure } = totals.get(release.version) ?? noLoads;
    return {
      ...release,
      registeredAt: registeredAt.toISOString(),
      stableSince: stableSince?.toISOString() ?? null,
      rolledBackAt: rolledBackAt?.toISOString() ?? null,
      people,
      loads,
      failures,
      lastFailure,
      halfWithin: within(times, half),
      mostWithin: within(times, most),
    };
  });
}

/** Every area with what people get of it, its releases and how they load. */
export async function listAreas(db: Db): Promise<AreaRollout[]> {
  const areas = await db.selectFrom('areaRollout').selectAll().orderBy('area').execute();
  return Promise.all(
    areas.map(async ({ area, revision, stableVersion, candidateVersion, haltedAt, haltedBecause }) => ({
      area,
      revision,
      stable: stableVersion,
      candidate: candidateVersion,
      previous: (await previousRelease(db, area, stableVersion)) ?? null,
      haltedAt: haltedAt?.toISOString() ?? null,
      haltedBecause,
      releases: await listReleases(db, area),
    })),
  );
}
