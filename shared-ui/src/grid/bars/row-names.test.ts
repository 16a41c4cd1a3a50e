import { expect, it } from 'vitest';
import { aColumn } from '../testing-columns.ts';
import { newView } from '../views/grid-view.ts';
import { rowNames } from './row-names.ts';

const columns = [aColumn('agreement'), aColumn('payee'), aColumn('amount', { type: 'number' })];
const row = (id: string, agreement: string, payee: string, amount = '10') => ({
  id,
  agreement,
  payee,
  amount,
});
const namesOf = (...rows: readonly ReturnType<typeof row>[]) =>
  rowNames(rows, columns, newView(columns), 'en').map(({ name }) => name);

it('names a row by its first text', () => {
  expect(namesOf(row('1', 'ROW-7', 'Wiebe'), row('2', 'ROW-8', 'Wiebe'))).toEqual(['ROW-7', 'ROW-8']);
});

it('tells rows of one name apart by the next text that differs', () => {
  expect(
    namesOf(row('1', 'ROW-7', 'Wiebe'), row('2', 'ROW-7', 'Peters'), row('3', 'ROW-8', 'Peters')),
  ).toEqual(['ROW-7 · Wiebe', 'ROW-7 · Peters', 'ROW-8']);
});

it('goes on where one text is not enough, and stops where nothing differs', () => {
  expect(
    namesOf(row('1', 'ROW-7', 'Wiebe', '10'), row('2', 'ROW-7', 'Wiebe', '20'), row('3', 'ROW-7', 'Peters')),
  ).toEqual(['ROW-7 · Wiebe · 10', 'ROW-7 · Wiebe · 20', 'ROW-7 · Peters']);
  expect(namesOf(row('1', 'ROW-7', 'Wiebe'), row('2', 'ROW-7', 'Wiebe'))).toEqual(['ROW-7', 'ROW-7']);
});
