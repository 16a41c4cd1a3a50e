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

const release = aRelease('map', {
  manifest: `${address}/mf-manifest.json`,
  files: { entry: 'container.js', scripts: [], integrity: {} },
});

/** Earlier than any that this build takes, and later. */
const earlierContract = '1.0.0';
const laterContract = '999.0.0';

const container = vi.fn<Fetching['exposedArea']>();
const missing = vi.fn<Fetching['missing']>();
const fetching: Fetching = { exposedArea: container, sharedBlocks: async () => {}, missing };
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
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
});

afterEach(() => {
  document.head.replaceChildren();
  container.mockReset();
});

describe('a remote', () => {
  it('gives what it exposes, its script fetched ahead', async () => {
    container.mockResolvedValue({ default: area });
    expect(await outcomeOf()).toBe(area);
    expect(entries()).toEqual([`${address}/container.js`]);
    expect(document.head.querySelector('link')?.href).toBe(`${address}/container.js`);
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
    container.mockRejectedValue(new Error('The line was down.'));
    expect(await outcomeOf()).toMatchObject({
      reason: 'unavailable',
      detail: expect.stringContaining('503'),
    });
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
    expect(document.head.querySelector('link')).toBeNull();
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
    await vi.waitFor(() => expect(entries()).toHaveLength(1));
    time.abort();
    expect(await load).toMatchObject({ reason: 'timeLimit', detail: '10 s' });
    expect(entries()).toHaveLength(1);
  });
});
