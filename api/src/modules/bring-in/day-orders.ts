import { dayOrders } from 'shared-contracts/bring-in';
import { type DayOrder, orderOf, readDay } from '../../platform/tables/read-day.ts';

/** What the days of a column reveal about their order. */
interface FoundOrder {
  /** The order that one of the days proves; 'both' if they contradict each other. */
  readonly proven: DayOrder | undefined;
  /** An ambiguous day, if no day proves the order. */
  readonly example: string | null;
  /** The orders a person may choose by which every ambiguous day has a single meaning. */
  readonly orders: readonly (typeof dayOrders)[number][];
}

const isReadBy = (cell: string, order: DayOrder): boolean => 'day' in readDay(cell, order, false);

/** The order of the days of a column. A single day may prove it for all. */
export function foundOrder(cells: Iterable<string>): FoundOrder {
  let proven: DayOrder | undefined;
  let example: string | null = null;
  let orders: readonly (typeof dayOrders)[number][] = dayOrders;
  for (const cell of cells) {
    if (cell === '') continue;
    const order = orderOf(cell);
    if (order) {
      proven = proven && proven !== order ? 'both' : order;
      continue;
    }
    const read = readDay(cell, undefined, false);
    if (!('fault' in read) || read.fault !== 'twoDates') continue;
    // A day that is only ambiguous in its century is reported in its row: the order would not help.
    const by = dayOrders.filter((one) => isReadBy(cell, one));
    if (by.length === 0) continue;
    example ??= cell;
    const both = orders.filter((one) => by.includes(one));
    // Days that a single order cannot read; those that stay ambiguous are reported in their rows.
    orders = both.length > 0 ? both : orders;
  }
  return { proven, example: proven ? null : example, orders };
}
