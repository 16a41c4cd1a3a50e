import { describe, expect, it } from 'vitest';
import { countTurns } from '../../testing/count-turns.ts';
import { eachInTurns, oneByOne } from './take-turns.ts';

/** Keeps the processor busy for a number of milliseconds. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe('work on many items', () => {
  it('is done in order and leaves others their turn every few milliseconds', async () => {
    const done: number[] = [];
    const others = countTurns();
    await eachInTurns([1, 2, 3, 4], (item) => {
      work(8);
      done.push(item);
    });
    expect(others.end()).toBeGreaterThanOrEqual(3);
    expect(done).toEqual([1, 2, 3, 4]);
  });

  it('ends where an item fails', async () => {
    const done: number[] = [];
    const failing = eachInTurns([1, 2, 3], (item) => {
      if (item === 2) throw new Error('Two is too many.');
      done.push(item);
    });
    await expect(failing).rejects.toThrow('Two is too many.');
    expect(done).toEqual([1]);
  });
});

describe('work of one name', () => {
  it('is done one after the other, whatever became of the one before; that of others goes beside', async () => {
    const inTurn = oneByOne();
    const done: string[] = [];
    const open = Promise.withResolvers<void>();
    const first = inTurn('a', async () => {
      await open.promise;
      done.push('first');
      throw new Error('It failed.');
    });
    const second = inTurn('a', async () => void done.push('second'));
    await inTurn('b', async () => void done.push('beside'));
    open.resolve();
    await expect(first).rejects.toThrow('It failed.');
    await second;
    expect(done).toEqual(['beside', 'first', 'second']);
  });
});
