import type { Area, AreaDeclaration, AreaName } from 'shared-contracts';
import { makeChanges } from 'shared-contracts/changes';
import type { Release } from 'shared-contracts/rest';
import type { LoadReport } from 'shared-contracts/rollout';
import { LoadFailure } from './load-failure.ts';
import { inTime, loadArea } from './load-remote.ts';

export type AreaLoad =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      readonly area: Area;
      readonly version: string;
      /** The newer release that this one runs in place of, because it needs a newer shell. */
      readonly insteadOf?: string;
    }
  | { readonly status: 'failed'; readonly failure: LoadFailure };

const loading: AreaLoad = { status: 'loading' };

interface AreaStoreOptions {
  /** The release that this browser gets of an area, if any. */
  readonly releaseOf: (area: AreaName) => Release | undefined;
  /** Prepares a loaded area, for example by loading its texts. If it fails, the load fails. */
  readonly prepare: (area: Area) => Promise<void>;
  /** How an area is loaded; `loadArea` by default. */
  readonly load?: typeof loadArea;
  /** The last release of the same area that this shell can run, in place of one that needs a newer shell. */
  readonly fitting?: (release: Release) => Promise<Release | undefined>;
  /** Called with the outcome of each load, and when an area crashed while it was shown; optional. */
  readonly report?: (report: LoadReport) => void;
}

/**
 * Loads each area once and reports its progress. A failed area is loaded again on request; one that exceeded its time
 * is also tried once more automatically.
 */
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

  /** The load state of an area. The first call starts its load. */
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

  /** Loads an area unless it is loaded. Rejects with its LoadFailure. */
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

  /** The declarations of the running releases; the same object until another area is loaded. */
  readonly getRunning = (): ReadonlyMap<AreaName, AreaDeclaration> => this.#running;

  /** Areas that are loaded. */
  get ready(): readonly Area[] {
    return [...this.#loads.values()].flatMap((load) => (load.status === 'ready' ? [load.area] : []));
  }

  /** Whether this browser would now get another release of a loaded area than the running one. */
  readonly hasNewer = (): boolean =>
    [...this.#loads].some(([name, load]) => {
      const release = this.#options.releaseOf(name);
      return (
        load.status === 'ready' &&
        release !== undefined &&
        release.version !== load.version &&
        // That release needs a newer shell, which the page announces separately.
        release.version !== load.insteadOf
      );
    });

  #begin(area: AreaName): void {
    this.#loads.set(area, loading);
    void this.#load(area, !this.#tried.has(area));
    this.#tried.add(area);
  }

  async #load(name: AreaName, isFirst: boolean): Promise<void> {
    // This is called during a render, so nothing may be reported synchronously.
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
      // The automatic second try may have succeeded in the meantime: its result stays.
      if (this.#loads.get(name)?.status === 'ready') return;
      this.#set(name, { status: 'failed', failure });
      // On a slow line or machine a late area may still arrive; it then replaces the message.
      if (isFirst && failure.reason === 'timeLimit') void this.#load(name, false);
      // A page that is older than the release says nothing about how the release loads, so it is not reported.
      if (release && failure.reason !== 'notReleased' && failure.reason !== 'needsNewerShell')
        this.#report(release, failure.reason, performance.now() - began);
    }
  }

  /**
   * Loads a release, or the last one that this shell can run if it needs a newer shell. Rejects with the LoadFailure of
   * the first.
   */
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

  /** Reports that a loaded area broke, once for each release: the same cause would break it again. */
  noteBroken(name: AreaName, failure: 'crashed' | 'unavailable' | 'timeLimit'): void {
    const load = this.#loads.get(name);
    if (load?.status !== 'ready') return;
    // Reports the running release: the registry may name another one by now, which is not to blame.
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
