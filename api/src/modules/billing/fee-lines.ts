import type { Language } from 'shared-contracts';
import { feeLineText, isUnderFee, leftOfFee } from 'shared-contracts/billing';
import { sumOf } from 'shared-contracts/decimal';
import type { BillableEntry } from './draft-store.ts';
import type { BillableFee } from './fixed-fee-store.ts';

/** The lines that bill what is left of fixed fees, and the entries that no fee covers. */
export function feeLines(
  entries: readonly BillableEntry[],
  fees: readonly BillableFee[],
  language: Language,
) {
  const feeOf = (entry: BillableEntry) => fees.find((fee) => isUnderFee(fee, entry));
  const lines = fees.flatMap((fee) => {
    const own = entries.filter((entry) => feeOf(entry) === fee);
    const left = leftOfFee(fee.fee, fee.billed);
    // Work beyond the fee is billed at nothing. A fee that is fully billed gets no line if there is no further work.
    if (own.length === 0 && left === '0') return [];
    return [
      {
        ...{
          description: feeLineText(fee.name, language),
          projectId: fee.projectId,
          provinceId: fee.provinceId,
        },
        ...{ ledgerCodeId: fee.ledgerCodeId, isTaxable: true, quantity: '1', unitPrice: left, amount: left },
        receiptTax: sumOf(own.map(({ receiptTax }) => receiptTax ?? '0')),
        entryIds: own.map(({ id }) => id),
        ...{ feeScheduleId: fee.id, workAmount: sumOf(own.map(({ amount }) => amount)) },
      },
    ];
  });
  return { lines, others: entries.filter((entry) => feeOf(entry) === undefined) };
}
