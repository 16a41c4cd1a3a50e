import { useMemo } from 'react';
import { amountOf, type LandTaken, type PricedHead, pricedArea } from 'shared-contracts/agreements';
import { isDecimal } from 'shared-contracts/decimal';
import { nameIn, textIn } from 'shared-contracts/forms';
import { useFieldValue } from 'shared-ui/form';
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

/** An area as it is typed, with its chosen unit. */
export const landTaken = (grossArea: unknown, areaUnit: unknown): LandTaken => ({
  grossArea: decimalOf(grossArea),
  unit: nameIn(areaUnit, 'code') || null,
});

/** The area that the agreement of the form takes, with its unit; a text that is not a number yet counts as none. */
export function useLandTaken(): LandTaken {
  const { grossArea, unit } = landTaken(useFieldValue('grossArea'), useFieldValue('areaUnit'));
  return useMemo(() => ({ grossArea, unit }), [grossArea, unit]);
}

/** A head as it is typed; a text that is not a number yet counts as none. */
export const headIn = (row: Entry): PricedHead => ({
  amount: decimalOf(row['amount']),
  costPerUnit: decimalOf(row['costPerUnit']),
  priceUnit: textIn(row, 'priceUnit') || null,
  grossAreaOverride: decimalOf(row['grossAreaOverride']),
  isAnnual: row['isAnnual'] === true,
});

/** A head with its amount; a text that is not a number yet counts as none. */
export function pricedHead(row: Entry, land: LandTaken): PricedHead {
  const head = headIn(row);
  return { ...head, amount: amountOf(head, isPricedByArea(row), land) };
}

/** The area that a head is priced by, as '2 ha = 4.9421 ac' where it is converted; empty where it is not known. */
export function pricedAreaText(row: Entry, land: LandTaken): string {
  const head = headIn(row);
  const area = head.grossAreaOverride ?? land.grossArea;
  const priced = pricedArea(head, land);
  if (!area || priced === undefined) return '';
  const unit = land.unit ?? '';
  const taken = `${area} ${unit}`.trim();
  // All four decimals: what is shown is what is multiplied.
  return head.priceUnit && head.priceUnit !== unit ? `${taken} = ${priced} ${head.priceUnit}` : taken;
}
