import { type CountedUnit, countedIn } from 'shared-contracts/billing';
import { isDecimal, sumOf } from 'shared-contracts/decimal';
import type { WeekLine } from './timesheet-record.ts';

/** The exact sums of lines: quantities by unit, and expenses. */
export interface WeekSums {
  readonly hours: string;
  readonly kilometres: string;
  readonly days: string;
  readonly pieces: string;
  readonly spent: string;
}

const counted = (lines: readonly WeekLine[], unit: CountedUnit): string =>
  sumOf(
    lines.flatMap((line) => (countedIn(line) === unit && isDecimal(line.quantity) ? [line.quantity] : [])),
  );

/** The sums of lines; text that is no number yet counts nothing. */
export const sumsOf = (lines: readonly WeekLine[]): WeekSums => ({
  hours: counted(lines, 'Hours'),
  kilometres: counted(lines, 'Kilometres'),
  days: counted(lines, 'Days'),
  pieces: counted(lines, 'Pieces'),
  spent: sumOf(lines.flatMap(({ kind, cost }) => (kind === 'Expense' && isDecimal(cost) ? [cost] : []))),
});

const texts = { hours: 'hours', kilometres: 'km', days: 'dayCount', pieces: 'pieces' } as const;

/** The units that there is any of, each with the key of its text and its amount. */
export const countedSums = (sums: WeekSums) =>
  (['hours', 'kilometres', 'days', 'pieces'] as const)
    .filter((unit) => sums[unit] !== '0')
    .map((unit) => ({ unit, key: texts[unit], amount: sums[unit] }));
