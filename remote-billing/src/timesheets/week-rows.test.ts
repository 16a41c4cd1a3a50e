import { describe, expect, it } from 'vitest';
import type { WeekLine } from './timesheet-record.ts';
import { factsOf, noPlan, planOf, weekRows } from './week-rows.ts';

const project = (id: string) => ({ id, description: id });

const line = (id: string, date: string, change: Partial<WeekLine> = {}): WeekLine => ({
  ...{ id, kind: 'Time', date, project: project('p1'), agreement: null, work: 'Title work' },
  ...{ unit: null, receiptTax: null, supplierTaxNumber: null },
  ...{ quantity: '8', cost: null, ledgerCode: null, isTaxable: true, description: null },
  ...change,
});

const monday = '2026-11-16';
const tuesday = '2026-11-17';

describe('the rows of a week', () => {
  it('hold lines that say the same in one row, a second line of a day in another one', () => {
    const rows = weekRows(
      [line('a', monday), line('b', tuesday, { work: 'title WORK' }), line('c', monday)],
      noPlan,
    );
    expect(rows.map(({ lines }) => [...lines.values()].map(({ id }) => id))).toEqual([['a', 'b'], ['c']]);
  });

  it('stand by project in the order in which they came', () => {
    const rows = weekRows(
      [
        line('a', monday),
        line('b', monday, { project: project('p2') }),
        line('c', monday, { description: 'Visit' }),
      ],
      noPlan,
    );
    expect(rows.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
  });

  it('keep a line in the row that it was typed into, beside one that says the same', () => {
    const first = weekRows([line('a', monday)], noPlan);
    const plan = planOf(first);
    const twice = { ...plan, rows: [...plan.rows, { id: 'copy', facts: factsOf(line('a', monday)) }] };
    const typed = { ...twice, places: new Map([...twice.places, ['b', 'copy']]) };
    const rows = weekRows([line('a', monday), line('b', tuesday)], typed);
    expect(rows.map(({ id, lines }) => [id, [...lines.keys()]])).toEqual([
      ['a', [monday]],
      ['copy', [tuesday]],
    ]);
  });

  it('keep a row without lines until it is taken out', () => {
    const plan = planOf(weekRows([line('a', monday)], noPlan));
    expect(weekRows([], plan).map(({ id, lines }) => [id, lines.size])).toEqual([['a', 0]]);
  });

  it('lay a line out anew that says something else by now, under an id of its own', () => {
    const plan = planOf(weekRows([line('a', monday), line('b', tuesday)], noPlan));
    const rows = weekRows([line('a', monday, { work: 'Survey' }), line('b', tuesday)], plan);
    expect(rows.map(({ facts, lines }) => [facts.work, [...lines.keys()]])).toEqual([
      ['Title work', [tuesday]],
      ['Survey', [monday]],
    ]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
  });
});
