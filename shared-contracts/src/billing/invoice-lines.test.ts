import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDecimals, differenceOf, productOf, roundedToCents, sumOf } from '../decimal/index.ts';
import {
  type BilledEntry,
  groupedLines,
  invoiceGroupings,
  type invoiceSubtotals,
  invoiceTotals,
} from './index.ts';

/** Hours of two places, and prices in cents. */
const hundredths = (most: number) =>
  fc.integer({ min: 0, max: most * 100 }).map((units) => String(units / 100));

const anyEntry: fc.Arbitrary<BilledEntry> = fc
  .record({
    id: fc.uuid(),
    date: fc.constantFrom('2026-11-02', '2026-11-03', '2026-11-04'),
    work: fc.constantFrom('Land agent', 'Kilometres'),
    person: fc.constantFrom('one', 'two'),
    project: fc.constantFrom('first', 'second'),
    agreement: fc.constantFrom('a', 'b', null),
    ledgerCodeId: fc.constantFrom('4010', '4030', null),
    isTaxable: fc.boolean(),
    kind: fc.constantFrom('Time', 'Expense'),
    quantity: hundredths(24),
    unitPrice: hundredths(300),
  })
  .map(({ person, project, agreement, ...entry }) => ({
    ...entry,
    description: null,
    personId: person,
    personName: person,
    projectId: project,
    projectName: project,
    agreementId: agreement,
    agreementName: agreement,
    provinceId: null,
  }));

const anyEntries = fc.uniqueArray(anyEntry, { selector: ({ id }) => id, maxLength: 40 });

const anExpense = (id: string, date: string, description: string): BilledEntry => ({
  ...{ id, date, description, work: '', kind: 'Expense', quantity: '1', unitPrice: '150', markUp: '10' },
  ...{ personId: 'one', personName: 'one', projectId: 'first', projectName: 'first' },
  ...{ agreementId: null, agreementName: null, provinceId: null, ledgerCodeId: null, isTaxable: true },
});

it('are in the order that a reader follows: work before its overtime, each expense before its mark-up', () => {
  const work = { ...anExpense('c', '2026-11-02', ''), kind: 'Time', markUp: null, description: null };
  const lines = groupedLines(
    [
      anExpense('b', '2026-11-02', 'Titles'),
      anExpense('a', '2026-11-03', 'Hotel'),
      {
        ...{ ...work, work: 'Land agent', quantity: '9.5', unitPrice: '105', chargedQuantity: '8' },
        ...{ overtimeQuantity: '1.5', overtimePrice: '157.5' },
      },
      { ...work, id: 'd', kind: 'Kilometres', work: 'Driving', quantity: '142', unitPrice: '0.68' },
    ],
    'ByRate',
  );
  expect(lines.map(({ description }) => description)).toEqual([
    ...['Driving', 'Land agent', 'Land agent · overtime'],
    ...['Titles', 'Titles · mark-up 10 %', 'Hotel', 'Hotel · mark-up 10 %'],
  ]);
});

describe('lines of an invoice, however they are grouped', () => {
  it.each(invoiceGroupings)('%s bill each line of time once, at its price, account and tax', (grouping) => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const lines = groupedLines(entries, grouping);
        expect(lines.flatMap(({ entryIds }) => entryIds).toSorted()).toEqual(
          entries.map(({ id }) => id).toSorted(),
        );
        for (const line of lines) {
          const own = entries.filter(({ id }) => line.entryIds.includes(id));
          expect(compareDecimals(sumOf(own.map(({ quantity }) => quantity)), line.quantity)).toBe(0);
          const others = own.filter(
            ({ unitPrice, ledgerCodeId, isTaxable, projectId }) =>
              unitPrice !== line.unitPrice ||
              ledgerCodeId !== line.ledgerCodeId ||
              isTaxable !== line.isTaxable ||
              projectId !== line.projectId,
          );
          expect(others).toEqual([]);
        }
      }),
    );
  });

  it('come to their time, rounded once a line, and with their reversal to nothing', () => {
    fc.assert(
      fc.property(anyEntries, fc.constantFrom(...invoiceGroupings), (entries, grouping) => {
        const lines = groupedLines(entries, grouping);
        for (const { quantity, unitPrice, amount } of lines)
          expect(amount).toBe(roundedToCents(productOf(quantity, unitPrice)));
        const { subtotal } = invoiceTotals(lines, []);
        const exact = sumOf(entries.map(({ quantity, unitPrice }) => productOf(quantity, unitPrice)));
        const apart = differenceOf(subtotal, exact);
        expect(Math.abs(Number(apart))).toBeLessThanOrEqual(lines.length * 0.005 + 1e-9);
        const back = invoiceTotals(
          lines.map(({ amount }) => ({ amount: productOf(amount, '-1') })),
          [],
        );
        expect(sumOf([subtotal, back.subtotal])).toBe('0');
      }),
    );
  });
});

it('two writings of one work are one line, and the sums decide what may meet', () => {
  const entry = (change: Partial<BilledEntry>): BilledEntry => ({
    ...{ id: 'a', date: '2026-11-02', work: 'R1', description: null, personId: 'p1', personName: 'Ann' },
    ...{ projectId: 'x', projectName: 'X', afeNumber: '1', agreementId: null, agreementName: null },
    ...{
      provinceId: null,
      ledgerCodeId: null,
      isTaxable: true,
      kind: 'Time',
      quantity: '1',
      unitPrice: '10',
    },
    ...change,
  });
  const entries = [
    entry({ id: 'a' }),
    entry({ id: 'b', work: 'r1 ', personId: 'p2', personName: 'Bob' }),
    entry({ id: 'c', date: '2026-11-03' }),
  ];
  const idsBy = (subtotals: (typeof invoiceSubtotals)[number]) =>
    groupedLines(entries, 'ByRate', subtotals).map(({ entryIds }) => entryIds.join(''));
  expect(idsBy('None')).toEqual(['abc']);
  expect(idsBy('ByPerson')).toEqual(['ac', 'b']);
  expect(idsBy('ByDay')).toEqual(['ab', 'c']);
  expect(groupedLines(entries, 'ByRate')[0]).toMatchObject({ description: 'R1', amount: '30' });
});

it('of expenses of one day are in the order of what they cost, whatever their ids', () => {
  const [dinner, hotel] = [anExpense('z', '2026-11-02', 'Dinner'), anExpense('a', '2026-11-02', 'Hotel')];
  const lines = groupedLines([hotel, { ...dinner, unitPrice: '33.38' }], 'ByRate');
  expect(lines.map(({ description }) => description)).toEqual([
    ...['Dinner', 'Dinner · mark-up 10 %', 'Hotel', 'Hotel · mark-up 10 %'],
  ]);
});
