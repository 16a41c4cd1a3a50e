import { type Area, contractVersion } from 'shared-contracts';
import type { LoadReport } from 'shared-contracts/rollout';
import { aRelease } from 'shared-contracts/testing';
import { describe, expect, it } from 'vitest';
import { AreaStore } from './area-store.ts';
import { LoadFailure } from './load-failure.ts';

const area: Area = {
  name: 'map',
  contractVersion,
  routes: {},
  translations: { en: async () => ({}), es: async () => ({}) },
};

const release = aRelease('map');

/** A store whose loads have these outcomes, one after the other. */
function aStore(outcomes: readonly (Area | Error)[], released = true) {
  const queue = [...outcomes];
  const attempts: boolean[] = [];
  const reports: LoadReport[] = [];
  const store = new AreaStore({
    releaseOf: () => (released ? release : undefined),
    prepare: async () => {},
    report: (report) => reports.push(report),
    load: async (_release, isFirst) => {
      attempts.push(isFirst);
      const next = queue.shift();
      if (!next || next instanceof Error) throw next ?? new Error('nothing left');
      return next;
    },
  });
  const settled = () => new Promise<void>((resolve) => store.subscribe(resolve));
  return { store, attempts, reports, settled };
}

describe('an area', () => {
  it('is loaded once, when it is first asked for', async () => {
    const { store, attempts, settled } = aStore([area]);
    expect(store.get('map')).toEqual({ status: 'loading' });
    store.get('map');
    await settled();
    expect(store.get('map')).toEqual({ status: 'ready', area, version: '1.0.0' });
    expect(attempts).toEqual([true]);
    expect(store.ready).toEqual([area]);
  });

  it('says why it failed, and is loaded anew only on request', async () => {
    const { store, attempts, settled } = aStore([new LoadFailure('unavailable', 'gone'), area]);
    store.get('map');
    await settled();
    const failed = store.get('map');
    expect(failed.status === 'failed' && failed.failure.reason).toBe('unavailable');
    expect(attempts).toEqual([true]);
    store.retry('map');
    expect(store.get('map')).toEqual({ status: 'loading' });
    await new Promise<void>((resolve) =>
      store.subscribe(() => store.get('map').status !== 'loading' && resolve()),
    );
    expect(store.get('map').status).toBe('ready');
    expect(attempts).toEqual([true, false]);
  });

  it('that was late shows itself if it comes after all, and is not tried a third time', async () => {
    const late = () => new LoadFailure('timeLimit', '10 s');
    const { store, attempts } = aStore([late(), area]);
    const seen: string[] = [];
    const ready = new Promise<void>((resolve) =>
      store.subscribe(() => {
        seen.push(store.get('map').status);
        if (store.get('map').status === 'ready') resolve();
      }),
    );
    store.get('map');
    await ready;
    expect([seen, attempts]).toEqual([
      ['failed', 'ready'],
      [true, false],
    ]);

    const never = aStore([late(), late(), area]);
    never.store.get('map');
    await expect.poll(() => never.reports.length).toBe(2);
    expect([never.store.get('map').status, never.attempts]).toEqual(['failed', [true, false]]);
  });

  it('that a person tried again is not lost when the try behind the message fails', async () => {
    let giveUp = (_: Error) => {};
    const outcomes = [
      () => Promise.reject(new LoadFailure('timeLimit', '10 s')),
      () => new Promise<Area>((_, reject) => (giveUp = reject)),
      () => Promise.resolve(area),
    ];
    const store = new AreaStore({
      releaseOf: () => release,
      prepare: async () => {},
      load: () => (outcomes.shift() ?? (() => Promise.reject(new Error('nothing left'))))(),
    });
    store.get('map');
    await expect.poll(() => outcomes.length).toBe(1);
    store.retry('map');
    await expect.poll(() => store.get('map').status).toBe('ready');
    giveUp(new LoadFailure('timeLimit', '10 s'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(store.get('map').status).toBe('ready');
  });

  it('fails where nothing is released to the person', async () => {
    const { store, attempts, settled } = aStore([], false);
    store.get('map');
    await settled();
    const failed = store.get('map');
    expect(failed.status === 'failed' && failed.failure.reason).toBe('notReleased');
    expect(attempts).toEqual([]);
  });

  it('reports how each load went, and once that it broke', async () => {
    const { store, reports, settled } = aStore([new LoadFailure('corrupt', 'half a script'), area]);
    store.get('map');
    await settled();
    store.retry('map');
    await new Promise<void>((resolve) =>
      store.subscribe(() => store.get('map').status !== 'loading' && resolve()),
    );
    store.noteBroken('map', 'crashed');
    store.noteBroken('map', 'crashed');
    expect(reports.map(({ version, failure }) => [version, failure])).toEqual([
      ['1.0.0', 'corrupt'],
      ['1.0.0', null],
      ['1.0.0', 'crashed'],
    ]);
  });

  it('says that there is a newer release than the one that runs', async () => {
    let version = '1.0.0';
    const broken: string[] = [];
    const store = new AreaStore({
      releaseOf: () => ({ ...release, version }),
      prepare: async () => {},
      report: (report) => report.failure && broken.push(report.version),
      load: async () => area,
    });
    expect(store.hasNewer()).toBe(false);
    store.get('map');
    await new Promise<void>((resolve) => store.subscribe(resolve));
    expect(store.hasNewer()).toBe(false);
    version = '1.1.0';
    expect(store.hasNewer()).toBe(true);
    // The old release is the one that breaks now, not the one that is waiting.
    store.noteBroken('map', 'crashed');
    expect(broken).toEqual(['1.0.0']);
  });

  it("that needs a newer shell runs its last release that fits, and its failure is nobody's", async () => {
    const loaded: string[] = [];
    const reports: LoadReport[] = [];
    const store = new AreaStore({
      releaseOf: () => ({ ...release, version: '2.0.0' }),
      prepare: async () => {},
      report: (report) => reports.push(report),
      fitting: async () => release,
      load: async ({ version }) => {
        loaded.push(version);
        if (version === '2.0.0') throw new LoadFailure('needsNewerShell', 'NewBlock of shared-ui');
        return area;
      },
    });
    store.get('map');
    await new Promise<void>((resolve) => store.subscribe(resolve));
    expect(store.get('map')).toEqual({ status: 'ready', area, version: '1.0.0', insteadOf: '2.0.0' });
    expect(loaded).toEqual(['2.0.0', '1.0.0']);
    expect(reports.map(({ version, failure }) => [version, failure])).toEqual([['1.0.0', null]]);
    // The shell shows its own notice that a newer version is available.
    expect(store.hasNewer()).toBe(false);
  });

  it.each([
    ['there is none', async () => undefined],
    ['nobody answers', () => Promise.reject(new Error('The line was down.'))],
  ])('that needs a newer shell says so where %s that fits', async (_, fitting) => {
    const reports: LoadReport[] = [];
    const store = new AreaStore({
      releaseOf: () => release,
      prepare: async () => {},
      report: (report) => reports.push(report),
      fitting,
      load: () => Promise.reject(new LoadFailure('needsNewerShell', 'NewBlock of shared-ui')),
    });
    store.get('map');
    await new Promise<void>((resolve) => store.subscribe(resolve));
    const failed = store.get('map');
    expect(failed.status === 'failed' && failed.failure.reason).toBe('needsNewerShell');
    expect(reports).toEqual([]);
  });

  it('that was loaded ahead is there at once', async () => {
    const { store, attempts, settled } = aStore([area]);
    store.preload('map');
    store.preload('map');
    await settled();
    expect(store.get('map').status).toBe('ready');
    expect(attempts).toEqual([true]);
  });

  it('that failed ahead is tried anew when somebody asks', async () => {
    const { store, attempts, reports, settled } = aStore([new LoadFailure('unavailable', 'down'), area]);
    store.preload('map');
    await Promise.resolve();
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(reports).toEqual([]);
    expect(store.get('map')).toEqual({ status: 'loading' });
    await settled();
    expect(store.get('map').status).toBe('ready');
    expect(attempts).toEqual([true, false]);
  });

  it('that fails ahead while somebody asks says so', async () => {
    const { store, settled } = aStore([new LoadFailure('unavailable', 'down')]);
    store.preload('map');
    expect(store.get('map').status).toBe('loading');
    await settled();
    expect(store.get('map').status).toBe('failed');
  });
});
