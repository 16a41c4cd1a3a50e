import { invoiceTotals, lineAmounts, lineTaxesOf, sharedDiscount, taxesOf } from 'shared-contracts/billing';
import { differenceOf, sumOf } from 'shared-contracts/decimal';
import type { Db } from '../../platform/db/database.ts';
import { draftHead, draftLines, writeAmounts, writeSums } from './charge-store.ts';
import { exemptionsOf, taxRows, writeTaxes } from './draft-store.ts';

/**
 * Recalculates a draft: the amount of each line, its part of the invoice's discount, the taxes on its date, and the
 * sums. Returns the sum of the lines, which a discount in dollars must not exceed.
 */
export async function chargeDraft(db: Db, id: string): Promise<{ readonly lines: string }> {
  const { clientId, date, discountPercent, discount: fixed } = await draftHead(db, id);
  const lines = (await draftLines(db, id)).map((line) => ({ ...line, ...lineAmounts(line) }));
  const { discount, parts } = sharedDiscount(
    lines.map(({ amount }) => amount),
    { percent: discountPercent, amount: fixed },
  );
  // Taxes are charged on what the client pays for a line, so after its part of the discount.
  const charged = lines.map((line, place) => ({
    ...line,
    amount: differenceOf(line.amount, parts[place] ?? '0'),
  }));
  const taxed = [charged, await taxRows(db), date, await exemptionsOf(db, clientId)] as const;
  const [taxes, ofLines] = [taxesOf(...taxed), lineTaxesOf(...taxed)];
  await writeAmounts(
    db,
    id,
    lines.map((line, place) => ({
      id: line.id,
      discount: line.discount,
      amount: line.amount,
      sharedDiscount: parts[place] ?? '0',
      tax: ofLines[place]?.tax ?? '0',
      taxCodes: ofLines[place]?.taxCodes ?? '',
    })),
  );
  await writeTaxes(db, id, taxes);
  await writeSums(db, id, { discount, ...invoiceTotals(charged, taxes) });
  return { lines: sumOf(lines.map(({ amount }) => amount)) };
}
