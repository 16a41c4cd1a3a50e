import { countText, type Language } from 'shared-contracts';
import type { ShownColumn } from '../views/grid-view.ts';
import { cellText } from './cell-text.ts';

/** The aggregate of a column as text: a count plainly, anything else like a cell of the column. */
export function aggregateText(
  { type, formatter, aggregate }: Pick<ShownColumn, 'type' | 'formatter' | 'aggregate'>,
  value: unknown,
  language: Language,
): string {
  if (aggregate === 'count') return countText(Number(value ?? 0));
  return cellText(value, { type, ...(formatter ? { formatter } : {}) }, language);
}
