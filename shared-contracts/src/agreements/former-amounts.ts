import { sumOf } from '../decimal/index.ts';
import { amountOf, type PricedHead } from './compensation-amounts.ts';
import type { FormerAmount } from './rent-amounts.ts';

/** A partial surrender: the area before it, and the day from which less is rented. */
export interface AreaSurrender {
  readonly date: string;
  readonly previousArea: string;
}

/** The rows of one head of annual compensation, and whether its type is priced by area. */
interface HeadRows {
  readonly isPricedByArea: boolean;
  readonly rows: readonly PricedHead[];
}

/**
 * What a head came to a year before each partial surrender: a price by area was then multiplied by the larger area. A
 * rent that fell due before the surrender is owed for all of the land; the stored amount is that of the land that is
 * left. Empty if no amount follows from the area.
 */
export function formerAmounts(
  { isPricedByArea, rows }: HeadRows,
  surrenders: readonly AreaSurrender[],
  unit: string | null,
): readonly FormerAmount[] {
  const isByArea = ({ costPerUnit, grossAreaOverride }: PricedHead) => costPerUnit && !grossAreaOverride;
  if (!isPricedByArea || !rows.some(isByArea)) return [];
  return surrenders
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .flatMap(({ date, previousArea }) => {
      const amounts = rows.map((row) => amountOf(row, true, { grossArea: previousArea, unit }));
      const known = amounts.flatMap((amount) => amount ?? []);
      return known.length === amounts.length ? [{ until: date, amount: sumOf(known) }] : [];
    });
}
