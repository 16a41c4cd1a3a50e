import { differenceOf, productOf, roundedToCents } from 'shared-contracts/decimal';
import { dayFromToday, momentFromToday } from './calendar.ts';
import { demoAccounts } from './demo-accounts.ts';
import type { DemoBook } from './demo-book.ts';
import { namedId } from './demo-ids.ts';

const [, , invoicing] = demoAccounts;

/** How a finalized bill of the demo stands: nothing, a first part or all of it paid, or its rest written off. */
export type Settlement = 'open' | 'badDebt' | 'inPart' | 'paid';

/** A bill with what was charged of each tax, in dollars. */
interface Charged {
  readonly id: string;
  /** Number of its project. */
  readonly project: number;
  /** In days from the demo's today. */
  readonly day: number;
  readonly total: string;
  readonly taxes: readonly {
    readonly taxTypeId: string;
    readonly provinceId: string | null;
    readonly amount: string;
  }[];
}

/** How a bill stands by its age: the oldest of some projects never got paid whole. */
export function settlementOf({ project, day }: Pick<Charged, 'project' | 'day'>): Settlement {
  if (day < -120 && project % 3 === 0) return 'badDebt';
  if (day < -40) return 'paid';
  return project % 2 === 0 ? 'inPart' : 'open';
}

/** The day on which nothing of a bill was open any more, from the demo's today; undefined while something is. */
export const settledOn = (settlement: Settlement, day: number): number | undefined =>
  ({ badDebt: day + 110, paid: day + 28, inPart: undefined, open: undefined })[settlement];

/** The share of a bill that a first payment paid, and the one that is then owed. */
const [paid, owed] = ['0.4', '0.6'];

/** Writes what was paid of a bill, and what was written off of it with its part of each tax. */
export function writePayments(book: DemoBook, settlement: Settlement, bill: Charged): void {
  const { id, project, day, total, taxes } = bill;
  if (settlement === 'open') return;
  const part = roundedToCents(productOf(total, paid));
  const add = (sequence: number, on: number, amount: string, reference: string, isWriteOff = false) => {
    const paymentId = namedId('invoice_payment', sequence === 1 ? id : `${id} ${sequence}`);
    book.link('invoice_payment', {
      ...{ id: paymentId, invoice_id: id, sequence, received_on: dayFromToday(on), amount, reference },
      ...{ is_rest: false, is_write_off: isWriteOff },
      ...{ noted_on: momentFromToday(on), noted_by_id: invoicing.id },
    });
    return paymentId;
  };
  const reference = `EFT ${4100 + project}`;
  if (settlement === 'inPart') add(1, Math.min(day + 20, 0), part, reference);
  if (settlement === 'paid') add(1, day + 28, total, reference);
  if (settlement !== 'badDebt') return;
  add(1, day + 28, part, reference);
  const rest = differenceOf(total, part);
  const writtenOff = add(2, day + 110, rest, 'In receivership; its receiver expects to pay nothing', true);
  for (const [place, tax] of taxes.entries())
    book.link('write_off_tax', {
      ...{ invoice_payment_id: writtenOff, sequence: place + 1, tax_type_id: tax.taxTypeId },
      state_or_province_id: tax.provinceId,
      amount: roundedToCents(productOf(tax.amount, owed)),
    });
}
