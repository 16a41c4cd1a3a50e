import { expect, it } from 'vitest';
import { RateStore } from './rate-store.ts';

it('counts a sender within a window, which begins anew when its time has passed', () => {
  let now = 0;
  const store = new RateStore(undefined, () => now);
  const counts: unknown[] = [];
  const ask = (key: string, in_ = store) => in_.incr(key, (_, result) => counts.push(result), 60_000);
  ask('a');
  now = 59_999;
  ask('a');
  ask('b');
  ask('a', store.child());
  now = 60_000;
  ask('a');
  expect(counts).toEqual([
    { current: 1, ttl: 60_000 },
    { current: 2, ttl: 1 },
    { current: 1, ttl: 60_000 },
    { current: 1, ttl: 60_000 },
    { current: 1, ttl: 60_000 },
  ]);
});
