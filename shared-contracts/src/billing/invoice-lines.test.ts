import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDecimals, productOf, roundedToCents, sumOf } from '../decimal/index.ts';
import { type BilledEntry, groupedLines, invoiceGroupings, invoiceTotals } from './index.ts';

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
        const apart = sumOf([subtotal, productOf(exact, '-1')]);
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
