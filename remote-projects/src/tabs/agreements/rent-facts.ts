import {
  type AreaSurrender,
  formerAmounts,
  type LandTaken,
  type RentStanding,
  rentHolds,
} from 'shared-contracts/agreements';
import { sumOf } from 'shared-contracts/decimal';
import { nameIn } from 'shared-contracts/forms';
import type { AgreementSentencesQuery } from '../../generated/operations.ts';
import type { Entry } from '../../rows/entries.ts';
import { headIn, isPricedByArea, pricedHead } from './compensation-heads.ts';

/** The saved schedule of an agreement's rents. */
export type SavedSchedule = AgreementSentencesQuery['schedule'] | undefined;

/** An amount that is typed whole. */
const isMoney = (text: string): boolean => /^\d{1,15}(?:\.\d{1,4})?$/.test(text);

/** The land that an agreement takes now, and the areas before its partial surrenders. */
interface RentedLand {
  readonly land: LandTaken;
  readonly surrenders: readonly AreaSurrender[];
}

/**
 * The rents of an agreement: its annual heads as they are typed, one for each type of compensation, by its saved schedule.
 * A head that is priced by area came to more before land was surrendered. Null without an annual head. A head without an
 * amount has an unknown one.
 */
export function rentFacts(
  compensations: readonly Entry[],
  schedule: SavedSchedule,
  { land, surrenders }: RentedLand,
): RentStanding | null {
  const annual = compensations.filter((row) => row['isAnnual'] === true);
  if (annual.length === 0) return null;
  const typeOf = ({ compensationType }: Entry) => nameIn(compensationType, 'id');
  const heads = [...new Set(annual.map(typeOf))].map((id) => {
    const rows = annual.filter((row) => typeOf(row) === id);
    const amounts = rows.flatMap((row) => pricedHead(row, land).amount ?? []);
    const isKnown = amounts.length === rows.length && amounts.every(isMoney);
    return {
      name: nameIn(rows[0]?.['compensationType'], 'code') || '–',
      amount: isKnown ? sumOf(amounts) : null,
      changes: (schedule?.rates ?? [])
        .filter(({ compensationType }) => compensationType.id === id)
        .map(({ fromDate, amount }) => ({ from: fromDate, amount })),
      former: formerAmounts(
        { isPricedByArea: rows.some(isPricedByArea), rows: rows.map(headIn) },
        surrenders,
        land.unit ?? null,
      ),
    };
  });
  return {
    heads,
    firstDueDate: schedule?.firstDueDate ?? null,
    intervalMonths: schedule?.intervalMonths ?? 12,
    endDate: schedule?.endDate ?? null,
    hold: rentHolds.find((hold) => hold === schedule?.hold) ?? null,
  };
}
