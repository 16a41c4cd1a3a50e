import { gridColumn } from 'shared-contracts/grids';
import { expect, it } from 'vitest';
import { namesOfRows } from './names-of-rows.ts';

const columns = [
  gridColumn('number', 'sequence', 'Seq'),
  gridColumn('string', 'info', 'Agreement'),
  gridColumn('string', 'name', 'Name'),
];

it('calls each row by the first line of the first text that it has, so that none is left out', () => {
  const rows = [
    { id: 'a', sequence: 1, info: 'SL-1\nAnn Beg', name: 'North' },
    { id: 'b', sequence: 2, info: '\nAnn Beg', name: 'South' },
    { id: 'c', sequence: 3, info: 'SL-3', name: 'East' },
  ];
  expect(namesOfRows({ knownRows: () => rows }, columns, ['a', 'b'], 'en')).toEqual(['SL-1', 'South']);
});

it('calls a row without a text by its day', () => {
  const withDay = [...columns, gridColumn('date', 'date', 'Date')];
  const rows = [{ id: 'a', info: '', name: '', date: '2026-11-23' }];
  expect(namesOfRows({ knownRows: () => rows }, withDay, ['a'], 'en')).toEqual(['Nov-23-2026']);
});
