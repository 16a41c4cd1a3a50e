import { amountOf, type PricedHead } from 'shared-contracts/agreements';
import { isDecimal } from 'shared-contracts/decimal';
import type { Entry } from '../../rows/entries.ts';

const decimalOf = (value: unknown): string | null => (isDecimal(value) ? value : null);

/** Whether a head is priced by the area that is taken. */
export function isPricedByArea({ compensationType }: Entry): boolean {
  return (
    typeof compensationType === 'object' &&
    compensationType !== null &&
    Reflect.get(compensationType, 'isCostPerAreaUnit') === true
  );
}

/** A head with its amount; a text that is not a number yet counts as none. */
export function pricedHead(row: Entry, grossArea: unknown): PricedHead {
  const head: PricedHead = {
    amount: decimalOf(row['amount']),
    costPerUnit: decimalOf(row['costPerUnit']),
    grossAreaOverride: decimalOf(row['grossAreaOverride']),
    isAnnual: row['isAnnual'] === true,
  };
  return { ...head, amount: amountOf(head, isPricedByArea(row), decimalOf(grossArea)) };
}

const dollars = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' });

/** An amount as people read it; empty where there is none. */
export const moneyText = (amount: string | null | undefined): string =>
  amount === null || amount === undefined ? '' : dollars.format(amount as `${number}`);
