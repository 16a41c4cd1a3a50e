import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { partReviver } from './revive-part.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function aReviver(start: (part: string) => Promise<void>) {
  const printed: string[] = [];
  return { printed, ...partReviver({ start, print: (text) => printed.push(text) }) };
}

it('a part that ended is started again, and the console says so', async () => {
  const start = vi.fn(async () => {});
  const { printed, revive } = aReviver(start);
  revive('remote-map', 'It fell over.');
  expect(start).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  expect(start.mock.calls).toEqual([['remote-map']]);
  expect(printed).toEqual([
    'It fell over.',
    'remote-map ended; the rest goes on. It is started again in 0.5 s.',
    'remote-map runs again.',
  ]);
});

it('a part that ends again and again is waited for longer each time, until it has run for a minute', async () => {
  const { printed, revive } = aReviver(() => Promise.reject(new Error('again')));
  const waitOf = () => Number(/in ([\d.]+) s/.exec(printed.at(-1) ?? '')?.[1]);
  const waits: number[] = [];
  for (let end = 0; end < 7; end += 1) {
    revive('remote-map', '');
    waits.push(waitOf());
    await vi.advanceTimersByTimeAsync(waitOf() * 1000);
  }
  expect(waits).toEqual([0.5, 1, 2, 5, 15, 30, 30]);
  revive('remote-admin', '');
  expect(waitOf()).toBe(0.5);
  await vi.advanceTimersByTimeAsync(61_000);
  revive('remote-map', '');
  expect(waitOf()).toBe(0.5);
});

it('nothing is started once it was stopped', async () => {
  const start = vi.fn(async () => {});
  const { revive, stop } = aReviver(start);
  revive('remote-map', '');
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(start).not.toHaveBeenCalled();
});
