import type { AreaName } from 'shared-contracts/area';
import { type AreaRollout, rolloutLimits } from 'shared-contracts/rollout';
import type { Db } from '../../platform/db/database.ts';
import { type FittedReleases, fittingBefore } from './fitting-releases.ts';
import { loadTotals, within } from './load-store.ts';
import type { Registry } from './registry.ts';
import type { RunningShells } from './running-shells.ts';

const half = 0.5;
const most = 0.95;

const noLoads = {
  people: 0,
  loads: 0,
  failures: 0,
  visitors: { loads: 0, failures: 0 },
  times: [],
  lastFailure: null,
};

async function listReleases(db: Db, area: AreaName): Promise<AreaRollout['releases']> {
  const totals = await loadTotals(db, area);
  const releases = await db
    .selectFrom('release')
    .select(['version', 'contractVersion', 'registeredAt', 'registeredBy', 'stableSince', 'rolledBackAt'])
    .where('area', '=', area)
    // Releases that developers try are visible only to them.
    .where('version', 'not like', '%-try.%')
    .orderBy('registeredAt', 'desc')
    .orderBy('version', 'desc')
    .limit(rolloutLimits.releases)
    .execute();
  return releases.map(({ registeredAt, stableSince, rolledBackAt, ...release }) => {
    const { times, people, loads, failures, visitors, lastFailure } = totals.get(release.version) ?? noLoads;
    return {
      ...release,
      registeredAt: registeredAt.toISOString(),
      stableSince: stableSince?.toISOString() ?? null,
      rolledBackAt: rolledBackAt?.toISOString() ?? null,
      people,
      loads,
      failures,
      visitors,
      lastFailure,
      halfWithin: within(times, half),
      mostWithin: within(times, most),
    };
  });
}

/** The releases of an area that do not run in the shell. */
function unfitOf({ stable, candidate, instead }: FittedReleases): AreaRollout['unfit'] {
  const gotten = instead ?? (stable?.misses.length === 0 ? stable : undefined);
  return [stable, candidate].flatMap((release) =>
    release && release.misses.length > 0
      ? [{ version: release.version, misses: [...release.misses], instead: gotten?.version ?? null }]
      : [],
  );
}

interface ListParts {
  readonly db: Db;
  readonly registry: Pick<Registry, 'fitted'>;
  readonly shells: RunningShells;
}

/** Every area with the releases that people get, all its releases and how they load. */
export async function listAreas({ db, registry, shells }: ListParts): Promise<AreaRollout[]> {
  const areas = await db.selectFrom('areaRollout').selectAll().orderBy('area').execute();
  const [fitted, running] = await Promise.all([registry.fitted(), shells.read()]);
  return Promise.all(
    areas.map(async ({ area, revision, stableVersion, candidateVersion, haltedAt, haltedBecause }) => ({
      area,
      revision,
      stable: stableVersion,
      candidate: candidateVersion,
      previous: (await fittingBefore(db, running, area, stableVersion))?.version ?? null,
      haltedAt: haltedAt?.toISOString() ?? null,
      haltedBecause,
      unfit: fitted.flatMap((one) => (one.area === area ? unfitOf(one) : [])),
      releases: await listReleases(db, area),
    })),
  );
}
