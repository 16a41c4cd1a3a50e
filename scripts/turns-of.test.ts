import { expect, it } from 'vitest';
import { turnsOf } from './turns-of.ts';

it('lets so many work at a time, in the order in which they ask, and goes on after one that failed', async () => {
  const inTurn = turnsOf(2);
  const begun: string[] = [];
  let running = 0;
  let most = 0;
  const work = (name: string, isFailing = false) =>
    inTurn(async () => {
      begun.push(name);
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (isFailing) throw new Error(name);
      return name;
    });
  const ended = await Promise.allSettled([work('a'), work('b', true), work('c'), work('d'), work('e', true)]);
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(most).toBe(2);
  expect(ended.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'rejected',
  ]);
  expect(await work('f')).toBe('f');
});
