import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridPermissions, mayInGrid } from './grid-permissions.ts';
import { movedTo, nextSequence, renumbered, type Sequenced, withoutItems } from './sequence.ts';

const items = (count: number): readonly Sequenced[] =>
  Array.from({ length: count }, (_, index) => ({ id: `i${index}`, sequence: index + 1 }));
const order = (list: readonly Sequenced[]) => list.map(({ id, sequence }) => `${sequence} ${id}`);

describe('a list in an order', () => {
  it('is numbered anew from 1 when an item is dragged', () => {
    expect(order(movedTo(items(4), 'i3', 1))).toEqual(['1 i0', '2 i3', '3 i1', '4 i2']);
    expect(order(movedTo(items(4), 'i0', 3))).toEqual(['1 i1', '2 i2', '3 i3', '4 i0']);
    expect(order(movedTo(items(2), 'gone', 0))).toEqual(['1 i0', '2 i1']);
  });

  it('is numbered anew from 1 when items are deleted', () => {
    expect(order(withoutItems(items(4), new Set(['i0', 'i2'])))).toEqual(['1 i1', '2 i3']);
  });

  it('has the numbers 1 to n, whatever is done to it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.nat(19),
        fc.nat(25),
        fc.nat(19),
        (count, id, to, gone) => {
          const list = withoutItems(movedTo(items(count), `i${id}`, to), new Set([`i${gone}`]));
          expect(list.map(({ sequence }) => sequence)).toEqual(list.map((_, place) => place + 1));
        },
      ),
    );
  });

  it('leaves items alone whose number stays', () => {
    const list = items(3);
    expect(renumbered(list).every((item, place) => item === list[place])).toBe(true);
  });

  it('counts the saved and the held items for the next number', () => {
    expect(nextSequence(3, 2)).toBe(6);
  });
});

describe('the permissions of a grid', () => {
  it('are nine values that can be joined', () => {
    expect(Object.keys(gridPermissions)).toHaveLength(9);
    expect(new Set(Object.values(gridPermissions)).size).toBe(9);
    const some = gridPermissions.viewGrid | gridPermissions.editItem;
    expect([mayInGrid(some, 'viewGrid'), mayInGrid(some, 'editItem'), mayInGrid(some, 'deleteItem')]).toEqual(
      [true, true, false],
    );
    expect(mayInGrid(gridPermissions.none, 'viewGrid')).toBe(false);
  });
});
