import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { promptly } from './promptly.ts';

const never = new Promise<string>(() => {});

// Clients of other files in this process may go on to reconnect, without an end where all timers are run.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

const longer = () => vi.advanceTimersByTimeAsync(2000);

afterEach(() => {
  vi.useRealTimers();
});

describe('a short look into the database', () => {
  it('gives what a server answers, and its refusal', async () => {
    const before = vi.getTimerCount();
    await expect(promptly('postgresql', Promise.resolve('row'))).resolves.toBe('row');
    await expect(promptly('postgresql', Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(vi.getTimerCount()).toBe(before);
  });

  it('gives up on a server that hangs', async () => {
    const refused = expect(promptly('postgresql', never)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await longer();
    await refused;
  });

  it('waits for the embedded database, whose queries queue', async () => {
    const outcome = Promise.race([promptly('pglite', never), Promise.resolve('still waiting')]);
    await longer();
    expect(await outcome).toBe('still waiting');
  });
});
