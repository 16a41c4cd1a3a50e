import { expect, it } from 'vitest';
import type { WeekLine } from './timesheet-record.ts';
import { sumsOf } from './week-sums.ts';

const line = (
  kind: WeekLine['kind'],
  amount: string,
  projectId: string,
  unit: string | null = null,
): WeekLine => ({
  ...{ id: crypto.randomUUID(), kind, date: '2026-11-16', project: { id: projectId }, agreement: null },
  ...{
    work: '',
    unit,
    receiptTax: null,
    supplierTaxNumber: null,
    ledgerCode: null,
    isTaxable: true,
    description: null,
  },
  quantity: kind === 'Expense' ? null : amount,
  cost: kind === 'Expense' ? amount : null,
});

const lines = [
  line('Time', '0.1', 'p1'),
  line('Time', '0.2', 'p1'),
  line('Kilometres', '120.5', 'p2'),
  line('Expense', '33.10', 'p2'),
  line('Expense', '33.1', 'p2'),
  line('Time', '8h', 'p2'),
  line('Time', '30', 'p2', 'each'),
  line('Time', '0.5', 'p2', 'day'),
];

it('sums hours, kilometres, days, pieces and money exactly, each for itself, and leaves out what is no number yet', () => {
  expect(sumsOf(lines)).toEqual({
    ...{ hours: '0.3', kilometres: '120.5', days: '0.5', pieces: '30', spent: '33.1' },
  });
});
