import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { countTurns } from '../../testing/count-turns.ts';
import { LongList } from './long-list.ts';

const numbered = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ place, name: `Ä "${place}"` }));

describe('a long list', () => {
  it.each([0, 1, 200, 201, 450])('of %i is answered as a list in its envelope', async (count) => {
    const answered = await text(new LongList(numbered(count)).stream());
    expect(JSON.parse(answered)).toEqual({ result: numbered(count) });
  });

  it('leaves others their turns, however quickly it is taken', async () => {
    const others = countTurns();
    await text(new LongList(numbered(100_000)).stream());
    expect(others.end()).toBeGreaterThan(2);
  });

  it('is made as it is taken, and no further where nobody takes it any more', async () => {
    let made = 0;
    let isLeft = false;
    function* items() {
      try {
        for (const item of numbered(100_000)) {
          made += 1;
          yield item;
        }
      } finally {
        isLeft = true;
      }
    }
    const stream = new LongList(items()).stream();
    for await (const piece of stream) {
      expect(String(piece)).toContain('"place":0');
      break;
    }
    // Work that is running when the connection closes is dropped a turn or two later.
    if (!stream.closed) await new Promise((closed) => stream.once('close', closed));
    expect(made).toBeLessThan(10_000);
    expect(isLeft).toBe(true);
  });
});
