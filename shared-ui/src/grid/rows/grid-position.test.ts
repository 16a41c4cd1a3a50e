import { describe, expect, it } from 'vitest';
import { nextPosition } from './grid-position.ts';

const extent = { rows: 100, columns: 5, page: 20 };
const press = (key: string, from: [number, number], ctrlKey = false, size = extent) => {
  const next = nextPosition({ row: from[0], column: from[1] }, size, { key, ctrlKey, metaKey: false });
  return next && [next.row, next.column];
};

describe('the cursor of a grid', () => {
  it.each<[string, [number, number], boolean, [number, number]]>([
    ['ArrowDown', [0, 0], false, [1, 0]],
    ['ArrowDown', [99, 0], false, [99, 0]],
    ['ArrowUp', [0, 2], false, [-1, 2]],
    ['ArrowUp', [-1, 2], false, [-1, 2]],
    ['ArrowLeft', [3, 0], false, [3, 0]],
    ['ArrowRight', [3, 4], false, [3, 4]],
    ['ArrowRight', [3, 1], true, [3, 4]],
    ['ArrowDown', [3, 1], true, [99, 1]],
    ['Home', [3, 3], false, [3, 0]],
    ['End', [3, 3], false, [3, 4]],
    ['Home', [3, 3], true, [0, 0]],
    ['End', [3, 3], true, [99, 4]],
    ['PageDown', [3, 3], false, [23, 3]],
    ['PageDown', [95, 3], false, [99, 3]],
    ['PageUp', [3, 3], false, [0, 3]],
  ])('%s from %j (Ctrl: %j) leads to %j', (key, from, withControl, to) => {
    expect(press(key, from, withControl)).toEqual(to);
  });

  it('leaves other keys to others', () => {
    expect(press('a', [0, 0])).toBeUndefined();
    expect(press('Tab', [0, 0])).toBeUndefined();
  });

  it('stays on the titles of an empty grid', () => {
    expect(press('PageDown', [-1, 0], false, { rows: 0, columns: 5, page: 20 })).toEqual([-1, 0]);
  });
});
