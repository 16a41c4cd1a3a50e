import { type AreaName, noDeclaration } from 'shared-contracts/area';
import type { FittingCall } from 'shared-contracts/face';
import type { Release } from 'shared-contracts/rest';
import type { RolloutPerson } from 'shared-contracts/rollout';
import { withoutTakenOver } from 'shared-contracts/start';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { lastKnown } from '../../platform/db/last-known.ts';
import type { Clock } from '../../platform/server/clock.ts';
import type { Rollout } from '../rollout/rollout.ts';
import {
  type FittedRelease,
  type FittedReleases,
  fitRelease,
  fittingPage,
  releaseFitter,
} from './fitting-releases.ts';
import { readRegistry } from './release-store.ts';
import type { RunningShells } from './running-shells.ts';
import { type TriedRelease, triesOf } from './tried-release-store.ts';
import { isForVisitors } from './who-tries.ts';

/** The browser that requests its releases. */
interface Browser {
  readonly isSignedIn: boolean;
  /** Only looked up if an area has a candidate that the browser might get. */
  readonly person: () => Promise<RolloutPerson>;
  /** The releases that a developer is trying in this browser. */
  readonly tried?: readonly TriedRelease[];
}

/** Determines which release of each area a person gets. */
export interface Registry {
  /**
   * The releases for a person: those that their browser is trying, the candidate of an area if its rule reaches the
   * person, otherwise the stable release. A release that needs something that the shell lacks is replaced by the latest
   * one that fits; if none fits, its entry says what is missing. No name is declared by more than one of them.
   */
  readonly releasesFor: (browser: Browser) => Promise<Release[]>;
  /** The releases that the browser of a session is trying instead; empty if the operator does not allow it. */
  readonly triedIn: (token: string | undefined) => Promise<readonly TriedRelease[]>;
  /** Every release that somebody may get. */
  readonly running: () => Promise<Release[]>;
  /** The same releases by area, with the requirements that the shell does not meet and what people get instead. */
  readonly fitted: () => Promise<readonly FittedReleases[]>;
  /** The release that an open page of an older shell runs instead of one that needs a newer shell. */
  readonly fittingFor: (page: FittingCall) => Promise<Release | undefined>;
  /** Makes a change effective here immediately. */
  readonly forget: () => void;
}

interface RegistryParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Pick<Config, 'remoteOrigins' | 'sessionMemory' | 'hasDeveloperReleases'>;
  readonly shells: RunningShells;
}

const fits = (release: FittedRelease | undefined): boolean => release?.misses.length === 0;

/** Answers from a recently read copy, and from the last known registry while the database is unavailable. */
export function createRegistry({ db, clock, config, shells }: RegistryParts, rollout: Rollout): Registry {
  const fitAll = releaseFitter(db);
  const known = lastKnown(
    async () => fitAll(...(await Promise.all([readRegistry(db), shells.read()]))),
    config.sessionMemory,
    clock,
  );
  const addressed = (area: AreaName, release: FittedRelease | undefined): Release[] => {
    const origin = config.remoteOrigins.of(area);
    if (!release) return [];
    const { version, contractVersion, path, manifestIntegrity, files, start, takes, misses } = release;
    const manifest = new URL(path, `${origin}/`).href;
    return [
      {
        area,
        version,
        contractVersion,
        manifest,
        integrity: manifestIntegrity,
        files,
        start: start ?? noDeclaration,
        ...(takes ? { takes } : {}),
        ...(misses.length > 0 ? { misses: [...misses] } : {}),
      },
    ];
  };
  return {
    triedIn: async (token) => (config.hasDeveloperReleases && token ? triesOf(db, token) : []),
    releasesFor: async ({ isSignedIn, person, tried = [] }) => {
      const areas = await known.read();
      const offered = areas.filter(
        ({ candidate }) => candidate && (isSignedIn || isForVisitors(candidate.start)),
      );
      const who = offered.length > 0 ? await person() : undefined;
      const gotten = await Promise.all(
        areas.map(async ({ area, stable, candidate, instead }) => {
          const own = tried.find((one) => one.area === area);
          if (own) return addressed(area, await fitRelease(db, (await shells.read()).faces, area, own));
          const mayTry = fits(candidate) && offered.some((one) => one.area === area);
          const tries = who && mayTry && (await rollout.getsCandidate(who, area));
          return addressed(area, tries ? candidate : (instead ?? stable));
        }),
      );
      return [...withoutTakenOver(gotten.flat())];
    },
    running: async () =>
      (await known.read()).flatMap(({ area, stable, candidate, instead }) => [
        ...addressed(area, stable),
        ...addressed(area, candidate),
        ...addressed(area, instead),
      ]),
    fitted: known.read,
    fittingFor: async (page) => {
      const area = (await known.read()).find((one) => one.area === page.area);
      return addressed(page.area, await fittingPage(db, area?.stable, page))[0];
    },
    forget: known.forget,
  };
}
