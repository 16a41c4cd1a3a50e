import { type Area, contractVersion } from 'shared-contracts';
import type { Release } from 'shared-contracts/rest';
import { aRelease } from 'shared-contracts/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadFailure } from './load-failure.ts';
import { type Fetching, loadArea } from './load-remote.ts';

const address = 'http://localhost/remotes/map/1.0.0';

const area: Area = {
  name: 'map',
  contractVersion,
  routes: {},
  translations: { en: async () => ({}), es: async () => ({}) },
};

/** What the origin of the release answers with; nothing where it is down. */
let served: () => Response;

const script = 'var rightway_map;';

const release = aRelease('map', {
  manifest: `${address}/mf-manifest.json`,
  files: { entry: 'container.js', scripts: [], integrity: {}, sizes: { 'container.js': script.length } },
});

/** An answer without an end. */
const endless = (): Response =>
  new Response(new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(65_536)) }));

/** The release in a folder of its own: what was read of another one is not read again. */
const at = (folder: string, files: Release['files']): Release => ({
  ...release,
  manifest: `http://localhost/remotes/map/${folder}/mf-manifest.json`,
  files,
});

/** Earlier than any that this build takes, and later. */
const earlierContract = '1.0.0';
const laterContract = '999.0.0';

const container = vi.fn<Fetching['exposedArea']>();
const missing = vi.fn<Fetching['missing']>();
const fetching: Fetching = { exposedArea: container, sharedBlocks: async () => {}, missing };
/** Addresses that were read ahead of the script elements. */
let read: () => readonly string[];
const entries = () => container.mock.calls.map(([, entry]) => entry);

/** Runs a load to its end without waiting between its attempts; what it was refused with is its outcome. */
async function outcomeOf(given: Release = release, isFirst = true): Promise<Area | LoadFailure> {
  const load = loadArea(given, isFirst, fetching).catch((error: unknown) => {
    if (error instanceof LoadFailure) return error;
    throw error;
  });
  await vi.runAllTimersAsync();
  return load;
}

beforeEach(() => {
  vi.useFakeTimers();
  missing.mockResolvedValue([]);
  served = () => new Response(script);
  // The API, which is queried for a release that fits, is unavailable.
  const fetched = vi.fn(async (address: string) =>
    address.endsWith('start/fitting') ? new Response('', { status: 503 }) : served(),
  );
  vi.stubGlobal('fetch', fetched);
  read = () => fetched.mock.calls.map(([address]) => address);
});

afterEach(() => {
  container.mockReset();
});

describe('a remote', () => {
  it('gives what it exposes, its scripts read ahead', async () => {
    container.mockResolvedValue({ default: area });
    const files = { entry: 'container.js', scripts: ['area.js'], integrity: {} };
    expect(await outcomeOf(at('read-ahead', files))).toBe(area);
    expect(entries()).toEqual(['http://localhost/remotes/map/read-ahead/container.js']);
    expect(read()).toEqual([
      'http://localhost/remotes/map/read-ahead/container.js',
      'http://localhost/remotes/map/read-ahead/area.js',
    ]);
  });

  it('is read while this shell is still compared with what it takes, and runs after that', async () => {
    container.mockResolvedValue({ default: area });
    let compared = (_missed: readonly string[]) => {};
    const comparison = new Promise<readonly string[]>((resolve) => {
      compared = resolve;
    });
    missing.mockReturnValue(comparison);
    const load = outcomeOf(at('read-early', { entry: 'container.js', scripts: [], integrity: {} }));
    await vi.advanceTimersByTimeAsync(0);
    expect([read(), entries()]).toEqual([['http://localhost/remotes/map/read-early/container.js'], []]);
    compared([]);
    expect(await load).toBe(area);
  });

  it.each([
    ['first script', 'container.js'],
    ['other script', 'area.js'],
  ])(
    'whose %s has no end is read no further than its size, and runs no code',
    async (_which, endlessFile) => {
      const files = { entry: 'container.js', scripts: ['area.js'], integrity: {} };
      const sizes = { 'container.js': script.length, 'area.js': script.length, [endlessFile]: 100_000 };
      vi.stubGlobal('fetch', async (address: string) =>
        address.endsWith(endlessFile) ? endless() : new Response(script),
      );
      expect(await outcomeOf(at(`endless-${endlessFile}`, { ...files, sizes }))).toMatchObject({
        reason: 'tooLarge',
        detail: expect.stringMatching(/is larger than 100000 bytes$/),
      });
      expect(entries()).toEqual([]);
    },
  );

  it('that gives no sizes is still not read without end', async () => {
    served = endless;
    const files = { entry: 'container.js', scripts: [], integrity: {} };
    expect(await outcomeOf(at('no-sizes', files))).toMatchObject({ reason: 'tooLarge' });
  });

  it('whose manifest has no end is not read on', async () => {
    served = endless;
    expect(await outcomeOf({ ...at('endless-manifest', null) })).toMatchObject({
      reason: 'tooLarge',
      detail: expect.stringContaining('mf-manifest.json'),
    });
  });

  it('of exactly its size runs, one byte more does not', async () => {
    container.mockResolvedValue({ default: area });
    const files = { entry: 'container.js', scripts: [], integrity: {} };
    const sized = (size: number) => ({ ...files, sizes: { 'container.js': size } });
    expect(await outcomeOf(at('exact', sized(script.length)))).toBe(area);
    expect(await outcomeOf(at('larger', sized(script.length - 1)))).toMatchObject({ reason: 'tooLarge' });
  });

  it.each([
    ['an earlier', earlierContract, 'incompatible'],
    ['a later', laterContract, 'needsNewerShell'],
  ])('made for %s contract runs no code, whoever says so', async (_, contract, reason) => {
    const refused = { reason, detail: expect.stringContaining(contract) };
    expect(await outcomeOf({ ...release, contractVersion: contract })).toMatchObject(refused);
    expect(entries()).toEqual([]);
    container.mockResolvedValue({ default: { ...area, contractVersion: contract } });
    expect(await outcomeOf()).toMatchObject(refused);
    // Trying again would not make it fit.
    expect(entries()).toHaveLength(1);
  });

  it('that takes what this shell does not offer runs no code, and is not tried again', async () => {
    missing.mockResolvedValue(['NewBlock of shared-ui', 'AnotherBlock of shared-ui/form']);
    expect(await outcomeOf()).toMatchObject({
      reason: 'needsNewerShell',
      detail: 'NewBlock of shared-ui\nAnotherBlock of shared-ui/form',
    });
    expect(entries()).toEqual([]);
    expect(missing).toHaveBeenCalledOnce();
  });

  it('that does not come is asked for twice more, each time anew, and then given up', async () => {
    served = () => new Response('', { status: 503 });
    expect(await outcomeOf(at('away', release.files))).toMatchObject({
      reason: 'unavailable',
      detail: expect.stringContaining('503'),
    });
    expect(read()).toHaveLength(3);
    expect(new Set(read()).size).toBe(3);
    expect(entries()).toEqual([]);
  });

  it('whose script does not run is asked for twice more too', async () => {
    container.mockRejectedValue(new Error('It is not what was released.'));
    expect(await outcomeOf()).toMatchObject({ reason: 'corrupt', detail: 'It is not what was released.' });
    expect(entries()).toEqual([
      `${address}/container.js`,
      expect.stringMatching(/\/container\.js\?attempt=\d+$/),
      expect.stringMatching(/\/container\.js\?attempt=\d+$/),
    ]);
  });

  it('that comes the second time is there', async () => {
    container.mockRejectedValueOnce(new Error('The line was down.')).mockResolvedValue({ default: area });
    expect(await outcomeOf()).toBe(area);
    expect(entries()).toHaveLength(2);
  });

  it('that a person asks for again is not taken from what the browser remembers as failed', async () => {
    container.mockResolvedValue({ default: area });
    await outcomeOf(release, false);
    expect(entries()).toEqual([expect.stringMatching(/\?attempt=\d+$/)]);
  });

  it.each([
    ['nothing', undefined],
    ['something else', { default: 'a page' }],
    ['another area', { default: { ...area, name: 'admin' } }],
  ])('that exposes %s is corrupt', async (_case, exposed) => {
    container.mockResolvedValue(exposed);
    expect(await outcomeOf()).toMatchObject({ reason: 'corrupt' });
  });

  it('that hangs is given up when its time has passed', async () => {
    const time = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
    container.mockReturnValue(new Promise(() => {}));
    const load = outcomeOf();
    await vi.waitFor(() => expect(entries()).toHaveLength(1), { timeout: 300_000 });
    time.abort();
    expect(await load).toMatchObject({ reason: 'timeLimit', detail: '10 s' });
    expect(entries()).toHaveLength(1);
  });
});
