import { type DayOrder, orderOf, readDay } from '../../platform/tables/read-day.ts';

/** What the days of a column say about their order. */
interface FoundOrder {
  /** The order that one of them proves; 'both' where they contradict each other. */
  readonly proven: DayOrder | undefined;
  /** A day that may be two, where none proves the order. */
  readonly example: string | null;
}

/** The order of the days of a column, of which one day may prove that of all. */
export function foundOrder(cells: Iterable<string>): FoundOrder {
  let proven: DayOrder | undefined;
  let example: string | null = null;
  for (const cell of cells) {
    if (cell === '') continue;
    const order = orderOf(cell);
    if (order) proven = proven && proven !== order ? 'both' : order;
    else if (example === null) {
      const read = readDay(cell, undefined, false);
      if ('fault' in read && read.fault === 'twoDates') example = cell;
    }
  }
  return { proven, example: proven ? null : example };
}
