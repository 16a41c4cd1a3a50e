import { type Area, type AreaDeclaration, type AreaName, limits } from 'shared-contracts';
import { makeChanges } from 'shared-contracts/changes';
import type { Release } from 'shared-contracts/rest';
import type { LoadReport } from 'shared-contracts/rollout';
import { LoadFailure } from './load-failure.ts';
import { loadArea } from './load-remote.ts';

export type AreaLoad =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      readonly area: Area;
      readonly version: string;
      /** The release that needs a newer shell, in whose place this one runs. */
      readonly insteadOf?: string;
    }
  | { readonly status: 'failed'; readonly failure: LoadFailure };

const loading: AreaLoad = { status: 'loading' };

/** Waits no longer than a remote may take: a promise of its code may never settle. Rejects with a LoadFailure. */
async function inTime(work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const late = new LoadFailure('timeLimit', `${limits.remoteLoad / limits.second} s`);
    timer = setTimeout(() => reject(late), limits.remoteLoad);
  });
  await Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}

interface AreaStoreOptions {
  /** The release that this browser gets of an area, if any. */
  readonly releaseOf: (area: AreaName) => Release | undefined;
  /** Makes an area usable, for example by loading its texts; a failure fails the load. */
  readonly prepare: (area: Area) => Promise<void>;
  /** How an area is loaded; over the network, as `loadArea` does, by default. */
  readonly load?: typeof loadArea;
  /** The last release of the same area that this shell can run, in place of one that needs a newer shell. */
  readonly fitting?: (release: Release) => Promise<Release | undefined>;
  /** Called with the outcome of each load, and when an area crashed while it was shown; optional. */
  readonly report?: (report: LoadReport) => void;
}

/** Loads each area once and reports its progress; one that failed is loaded again only on request. */
export class AreaStore {
  readonly #loads = new Map<AreaName, AreaLoad>();
  readonly #changes = makeChanges();
  readonly #broken = new Set<string>();
  /** Areas that are loading in advance. */
  readonly #ahead = new Set<AreaName>();
  readonly #tried = new Set<AreaName>();
  #running: ReadonlyMap<AreaName, AreaDeclaration> = new Map();
  readonly #options: AreaStoreOptions;

  constructor(options: AreaStoreOptions) {
    this.#options = options;
  }

  readonly subscribe = this.#changes.subscribe;

  /** How far an area is; asking for the first time starts its load. */
  get(area: AreaName): AreaLoad {
    this.#ahead.delete(area);
    const known = this.#loads.get(area);
    if (known) return known;
    this.#begin(area);
    return loading;
  }

  /** Loads an area that will be needed soon. A failure is forgotten: the next request tries again. */
  preload(area: AreaName): void {
    if (this.#loads.has(area) || !this.#options.releaseOf(area)) return;
    this.#ahead.add(area);
    this.#begin(area);
  }

  retry(area: AreaName): void {
    if (this.#loads.get(area)?.status !== 'failed') return;
    this.#set(area, loading);
    void this.#load(area, false);
  }

  /** Loads an area where that is not done; rejects with its LoadFailure. */
  whenReady(area: AreaName): Promise<Area> {
    return new Promise((resolve, reject) => {
      let stop = () => {};
      const look = () => {
        const load = this.get(area);
        if (load.status === 'loading') return;
        stop();
        if (load.status === 'ready') resolve(load.area);
        else reject(load.failure);
      };
      stop = this.subscribe(look);
      look();
    });
  }

  /** What the releases that run declare; the same object until another area is loaded. */
  readonly getRunning = (): ReadonlyMap<AreaName, AreaDeclaration> => this.#running;

  /** Areas that are loaded. */
  get ready(): readonly Area[] {
    return [...this.#loads.values()].flatMap((load) => (load.status === 'ready' ? [load.area] : []));
  }

  /** Whether this browser gets another release of a loaded area than the one that runs. */
  readonly hasNewer = (): boolean =>
    [...this.#loads].some(([name, load]) => {
      const release = this.#options.releaseOf(name);
      return (
        load.status === 'ready' &&
        release !== undefined &&
        release.version !== load.version &&
        // A newer shell will load it; the page announces that by itself.
        release.version !== load.insteadOf
      );
    });

  #begin(area: AreaName): void {
    this.#loads.set(area, loading);
    void this.#load(area, !this.#tried.has(area));
    this.#tried.add(area);
  }

  async #load(name: AreaName, isFirst: boolean): Promise<void> {
    // Called while React renders: nothing may be reported before it is done.
    await Promise.resolve();
    const release = this.#options.releaseOf(name);
    const began = performance.now();
    try {
      if (!release) throw new LoadFailure('notReleased', name);
      const { area, ran } = await this.#loadFitting(release, isFirst);
      await inTime(this.#options.prepare(area));
      this.#ahead.delete(name);
      this.#report(ran, null, performance.now() - began);
      this.#running = new Map([...this.#running, [name, ran.start]]);
      const { version } = ran;
      this.#set(name, {
        status: 'ready',
        area,
        version,
        ...(ran === release ? {} : { insteadOf: release.version }),
      });
    } catch (error) {
      if (this.#ahead.delete(name)) {
        this.#loads.delete(name);
        return;
      }
      const failure = error instanceof LoadFailure ? error : new LoadFailure('corrupt', String(error));
      this.#set(name, { status: 'failed', failure });
      // A page that was opened before the release has no part in how that loads.
      if (release && failure.reason !== 'notReleased' && failure.reason !== 'needsNewerShell')
        this.#report(release, failure.reason, performance.now() - began);
    }
  }

  /** Loads a release, or the last one that fits where it needs a newer shell. Rejects with the LoadFailure of the first. */
  async #loadFitting(release: Release, isFirst: boolean): Promise<{ area: Area; ran: Release }> {
    const load = this.#options.load ?? loadArea;
    try {
      return { area: await load(release, isFirst), ran: release };
    } catch (error) {
      if (!(error instanceof LoadFailure) || error.reason !== 'needsNewerShell') throw error;
      const other = await this.#options.fitting?.(release).catch(() => undefined);
      if (!other || other.version === release.version) throw error;
      return { area: await load(other, isFirst), ran: other };
    }
  }

  /** Notes that a loaded area broke; reported once for each release, as the same cause breaks it again. */
  noteBroken(name: AreaName, failure: 'crashed' | 'unavailable' | 'timeLimit'): void {
    const load = this.#loads.get(name);
    if (load?.status !== 'ready') return;
    // The release that runs here; the registry may name another one meanwhile, which is not to blame.
    const { version } = load;
    if (this.#broken.has(`${name} ${version}`)) return;
    this.#broken.add(`${name} ${version}`);
    this.#report({ area: name, version }, failure, 0);
  }

  #report(
    { area, version }: Pick<Release, 'area' | 'version'>,
    failure: LoadReport['failure'],
    milliseconds: number,
  ): void {
    this.#options.report?.({ area, version, failure, milliseconds: Math.round(milliseconds) });
  }

  #set(area: AreaName, load: AreaLoad): void {
    this.#loads.set(area, load);
    this.#changes.report();
  }
}
