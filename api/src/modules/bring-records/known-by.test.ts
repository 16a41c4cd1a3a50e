import { expect, it } from 'vitest';
import type { ReadRecord } from './brought-noun.ts';
import { keyOfCells, knownBy } from './known-by.ts';

const named = (name: string): ReadRecord => {
  const row = { source: 2, cells: { name } };
  return {
    ...{ group: { key: name, rows: [row], cells: row.cells, below: [] }, source: 2, values: {}, below: [] },
  };
};

it('a record that is here is known by its name, in whatever letters, if nobody else has it', () => {
  const [one, twice, fresh] = [named('Doe  FARMS'), named('Roe Farms'), named('Poe Farms')];
  const known = [
    { key: 'doe farms', id: 'doe' },
    { key: 'roe farms', id: 'roe' },
    { key: 'roe farms', id: 'other roe' },
  ];
  const found = knownBy([one, twice, fresh], (record) => keyOfCells(record, 'name'), known);
  expect([one, twice, fresh].map((record) => found.get(record))).toEqual(['doe', undefined, undefined]);
});

it('a record without a cell that is compared is none of those that are here', () => {
  const found = knownBy([named('Doe')], (record) => keyOfCells(record, 'name', 'number'), [
    { key: 'doe', id: 'doe' },
    { key: 'doe · ', id: 'doe' },
  ]);
  expect(found.size).toBe(0);
});
