import { type AreaName, noStart } from 'shared-contracts/area';
import type { Release } from 'shared-contracts/rest';
import type { CurrentUser } from 'shared-contracts/rights';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { lastKnown } from '../../platform/db/last-known.ts';
import type { Clock } from '../../platform/server/clock.ts';
import type { Rollout } from '../rollout/rollout.ts';
import { readRegistry, type StoredRelease } from './release-store.ts';
import { type TriedRelease, triesOf } from './tried-release-store.ts';

/** Which release of each area who gets. */
export interface Registry {
  /** What a person gets: what their browser tries, the candidate of an area where a rule reaches them, else the stable release. */
  readonly releasesFor: (user: CurrentUser | null, tried?: readonly TriedRelease[]) => Promise<Release[]>;
  /** What the browser of a session tries in place of that; nothing where the operator does not allow it. */
  readonly triedIn: (token: string | undefined) => Promise<readonly TriedRelease[]>;
  /** Every release that somebody may get. */
  readonly running: () => Promise<Release[]>;
  /** Makes a change count here at once. */
  readonly forget: () => void;
}

interface RegistryParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Pick<Config, 'remoteOrigins' | 'sessionMemory' | 'hasDeveloperReleases'>;
}

/** Answers from what was read a moment ago, and from the last known registry while the database is away. */
export function createRegistry({ db, clock, config }: RegistryParts, rollout: Rollout): Registry {
  const known = lastKnown(() => readRegistry(db), config.sessionMemory, clock);
  const addressed = (area: AreaName, release: StoredRelease | undefined): Release[] => {
    const origin = config.remoteOrigins.of(area);
    if (!release) return [];
    const { version, contractVersion, path, manifestIntegrity, files, start } = release;
    const manifest = new URL(path, `${origin}/`).href;
    return [
      {
        area,
        version,
        contractVersion,
        manifest,
        integrity: manifestIntegrity,
        files,
        start: start ?? noStart,
      },
    ];
  };
  return {
    triedIn: async (token) => (config.hasDeveloperReleases && token ? triesOf(db, token) : []),
    releasesFor: async (user, tried = []) => {
      const areas = await known.read();
      const gotten = await Promise.all(
        areas.map(async ({ area, stable, candidate }) => {
          const own = tried.find((one) => one.area === area);
          if (own) return addressed(area, own);
          const tries = user && candidate && (await rollout.getsCandidate(user, area));
          return addressed(area, tries ? candidate : stable);
        }),
      );
      return gotten.flat();
    },
    running: async () =>
      (await known.read()).flatMap(({ area, stable, candidate }) => [
        ...addressed(area, stable),
        ...addressed(area, candidate),
      ]),
    forget: known.forget,
  };
}
