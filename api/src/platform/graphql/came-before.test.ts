import { expect, it } from 'vitest';
import { cameBefore } from './came-before.ts';

it('a text has come before from its second time on, and one that is refused never', () => {
  const text = '{ currentUser { id } } # of this test alone';
  expect([1, 2, 3].map(() => cameBefore(text))).toEqual([false, true, true]);
  for (const _ of ['first', 'again']) expect(() => cameBefore('{"query":1}')).toThrow();
});

it('is forgotten behind a thousand others, unless it comes in between', () => {
  const [repeated, left] = ['{ currentUser { id } } # asked', '{ currentUser { id } } # left'];
  cameBefore(repeated);
  cameBefore(left);
  for (let place = 0; place < 1000; place += 1) {
    cameBefore(`{ currentUser { id } } # ${place}`);
    if (place % 300 === 0) expect(cameBefore(repeated)).toBe(true);
  }
  expect(cameBefore(left)).toBe(false);
});
