import type { GridItem } from 'shared-ui/grid';
import { expect, it } from 'vitest';
import { rowBeside } from './row-beside.ts';

const row = (id: string): GridItem => ({ kind: 'row', row: { id } });
const group: GridItem = {
  kind: 'group',
  group: { key: 'g', value: 'x', count: 2, aggregates: {}, isOpen: true },
};
const items = (all: readonly GridItem[]) => ({ count: all.length, at: (index: number) => all[index] });

it('is the next row and the one before, over the heading of a group', () => {
  const list = items([row('a'), group, row('b')]);
  expect(rowBeside(list, 'a', 1)?.id).toBe('b');
  expect(rowBeside(list, 'b', -1)?.id).toBe('a');
});

it('is none at the ends, for a row that is not there, and where the next has not come yet', () => {
  const list = items([row('a'), { kind: 'pending', key: 'k' }, row('b')]);
  expect([rowBeside(list, 'a', -1), rowBeside(list, 'b', 1), rowBeside(list, 'c', 1)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(rowBeside(list, 'a', 1)).toBeUndefined();
});
