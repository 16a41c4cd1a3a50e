import { sumOf } from '../decimal/index.ts';
import { percentOf } from './charged-lines.ts';

/** What an expense is billed at: its cost without tax, with the mark-up in per cent rounded to the cent. Dollars. */
export const markedUp = (cost: string, markUp: string | null): string =>
  markUp === null ? cost : sumOf([cost, percentOf(cost, markUp)]);
