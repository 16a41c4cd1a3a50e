import type { BringKind, Recipe } from 'shared-contracts/bring-in';
import { plainText } from '../../platform/tables/plain-text.ts';

/** Words in the heading of an amount that say that it is paid each year. */
const yearly: ReadonlySet<string> = new Set([
  ...['annual', 'annually', 'yearly', 'rent', 'rents', 'rental', 'rentals'],
  ...['annuel', 'annuelle', 'loyer', 'loyers', 'anual', 'renta', 'rentas'],
]);

const isYearly = (header: string): boolean =>
  plainText(header)
    .split(' ')
    .some((word) => yearly.has(word));

/**
 * Values that the headings of a table imply for every row: an amount under 'Annual rent' is a rent, not paid once. They are
 * shown among the values that are the same in every row, where a person takes them out.
 */
export function impliedValues(
  kind: BringKind,
  columns: readonly { readonly header: string; readonly field: string | null }[],
): Recipe['fixed'] {
  if (kind !== 'compensation' || columns.some(({ field }) => field === 'isAnnual')) return [];
  const amount = columns.find(({ field }) => field === 'amount');
  return amount && isYearly(amount.header) ? [{ field: 'isAnnual', value: 'Yes' }] : [];
}
