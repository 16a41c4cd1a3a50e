import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { promptly } from './promptly.ts';

const never = new Promise<string>(() => {});

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a short look into the database', () => {
  it('gives what a server answers, and its refusal', async () => {
    await expect(promptly('postgresql', Promise.resolve('row'))).resolves.toBe('row');
    await expect(promptly('postgresql', Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives up on a server that hangs', async () => {
    const refused = expect(promptly('postgresql', never)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await vi.runAllTimersAsync();
    await refused;
  });

  it('waits for the embedded database, whose queries queue', async () => {
    const outcome = Promise.race([promptly('pglite', never), Promise.resolve('still waiting')]);
    await vi.runAllTimersAsync();
    expect(await outcome).toBe('still waiting');
  });
});
