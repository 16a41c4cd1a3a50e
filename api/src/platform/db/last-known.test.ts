import { expect, it } from 'vitest';
import { lastKnown } from './last-known.ts';

it('counts for its moment, and the last one goes on while the database is away', async () => {
  let now = 0;
  let stored = 'first';
  let isAway = false;
  const read = async () => {
    if (isAway) throw new Error('away');
    return stored;
  };
  const known = lastKnown(read, 1000, () => new Date(now));
  expect(await known.read()).toBe('first');
  stored = 'second';
  expect(await known.read()).toBe('first');
  now += 1001;
  expect(await known.read()).toBe('second');
  stored = 'third';
  known.forget();
  expect(await known.read()).toBe('third');
  isAway = true;
  now += 5000;
  expect(await known.read()).toBe('third');
  isAway = false;
  stored = 'fourth';
  expect(await known.read()).toBe('fourth');
});

it('says so where nothing was read yet', async () => {
  const known = lastKnown(
    () => Promise.reject(new Error('away')),
    1000,
    () => new Date(0),
  );
  await expect(known.read()).rejects.toThrow('away');
});

it('is read once for all that ask together', async () => {
  let reads = 0;
  const known = lastKnown(
    async () => {
      reads += 1;
      return reads;
    },
    1000,
    () => new Date(0),
  );
  expect(await Promise.all([known.read(), known.read(), known.read()])).toEqual([1, 1, 1]);
});
