import { isDecimal, sumOf } from 'shared-contracts/decimal';
import type { WeekLine } from './timesheet-record.ts';

/** What lines come to: hours, kilometres and what was spent, exactly. */
export interface WeekSums {
  readonly hours: string;
  readonly kilometres: string;
  readonly spent: string;
}

const figures = (lines: readonly WeekLine[], kind: WeekLine['kind'], of: 'quantity' | 'cost'): string =>
  sumOf(lines.flatMap((line) => (line.kind === kind && isDecimal(line[of]) ? [line[of]] : [])));

/** The sums of lines; text that is no number yet counts nothing. */
export const sumsOf = (lines: readonly WeekLine[]): WeekSums => ({
  hours: figures(lines, 'Time', 'quantity'),
  kilometres: figures(lines, 'Kilometres', 'quantity'),
  spent: figures(lines, 'Expense', 'cost'),
});
