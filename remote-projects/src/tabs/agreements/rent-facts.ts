import { type RentStanding, rentHolds } from 'shared-contracts/agreements';
import { sumOf } from 'shared-contracts/decimal';
import { nameIn, textIn } from 'shared-contracts/forms';
import type { AgreementSentencesQuery } from '../../generated/operations.ts';
import type { Entry } from '../../rows/entries.ts';

/** The saved schedule of an agreement's rents. */
export type SavedSchedule = AgreementSentencesQuery['schedule'] | undefined;

/** An amount that is typed whole. */
const isMoney = (text: string): boolean => /^\d{1,15}(?:\.\d{1,4})?$/.test(text);

/**
 * The rents of an agreement: its annual heads as they are typed, one for each type of compensation, by its saved schedule.
 * Null without an annual head. A head without an amount has an unknown one.
 */
export function rentFacts(compensations: readonly Entry[], schedule: SavedSchedule): RentStanding | null {
  const annual = compensations.filter((row) => row['isAnnual'] === true);
  if (annual.length === 0) return null;
  const typeOf = ({ compensationType }: Entry) => nameIn(compensationType, 'id');
  const heads = [...new Set(annual.map(typeOf))].map((id) => {
    const rows = annual.filter((row) => typeOf(row) === id);
    const amounts = rows.map((row) => textIn(row, 'amount'));
    return {
      name: nameIn(rows[0]?.['compensationType'], 'code') || '–',
      amount: amounts.every(isMoney) ? sumOf(amounts) : null,
      changes: (schedule?.rates ?? [])
        .filter(({ compensationType }) => compensationType.id === id)
        .map(({ fromDate, amount }) => ({ from: fromDate, amount })),
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
