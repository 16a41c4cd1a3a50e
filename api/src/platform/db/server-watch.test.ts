import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type HollowDatabase, startHollowDatabase } from '../../testing/hollow-database.ts';
import { type ServerWatch, watchServers } from './server-watch.ts';

let hollow: HollowDatabase;
let watch: ServerWatch;

beforeEach(async () => {
  hollow = await startHollowDatabase();
  watch = watchServers([hollow.url], 0, { wait: 50, answer: 200, pause: 50, switching: 500 });
});

afterEach(() => {
  watch.stop();
  hollow.stop();
});

/** Blocks the process with other work in pieces; between them, received data is read. */
function beBusyFor(pieces: number): void {
  const until = performance.now() + 75;
  while (performance.now() < until);
  if (pieces > 1) setImmediate(() => beBusyFor(pieces - 1));
}

describe('a look at a server', () => {
  it('takes its time where this process has other work, and finds that the server is there', async () => {
    const found = watch.isThere();
    beBusyFor(6);
    expect(await found).toBe(true);
    await watch.writable();
  });

  it('says that a server that hangs is away, however idle this process is', async () => {
    hollow.freeze();
    expect(await watch.isThere()).toBe(false);
    await expect(watch.writable()).rejects.toThrow('Rightway cannot reach its database right now.');
    hollow.thaw();
  });
});
