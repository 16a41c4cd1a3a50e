import type { BringKind, Recipe } from 'shared-contracts/bring-in';
import { plainText } from '../../platform/tables/plain-text.ts';
import { unitInHeading } from '../../platform/tables/written-sizes.ts';

/** Words in the heading of an amount that mean that it is paid annually. */
const yearly: ReadonlySet<string> = new Set([
  ...['annual', 'annually', 'yearly', 'rent', 'rents', 'rental', 'rentals'],
  ...['annuel', 'annuelle', 'loyer', 'loyers', 'anual', 'renta', 'rentas'],
]);

const isYearly = (header: string): boolean =>
  plainText(header)
    .split(' ')
    .some((word) => yearly.has(word));

type Headed = { readonly header: string; readonly field: string | null };

/** Fields whose heading may name the unit of their number, and the field for that unit. */
const unitFields: readonly (readonly [kind: BringKind, number: string, unit: string])[] = [
  ['agreement-record', 'grossArea', 'areaUnit'],
  ['agreement-record', 'length', 'lengthUnit'],
  ['compensation', 'costPerUnit', 'priceUnit'],
];

/** The units that headings name, if no column contains them: 'Area (ac)', 'Per acre'. */
function impliedUnits(kind: BringKind, columns: readonly Headed[]): Recipe['fixed'] {
  return unitFields.flatMap(([of, number, unit]) => {
    if (of !== kind || columns.some(({ field }) => field === unit)) return [];
    const header = columns.find(({ field }) => field === number)?.header ?? '';
    const value = unitInHeading(header);
    return value === '' ? [] : [{ field: unit, value }];
  });
}

const crossing = /\b(?:xing|xings|crossing|crossings|croisement|cruce|cruces)\b/;

/** What a list of crossings implies: they are requests to third parties. Each row states what is crossed. */
const ofCrossings = [{ field: 'requestType', value: 'Third Party' }] as const;

function impliedCrossings(kind: BringKind, columns: readonly Headed[]): Recipe['fixed'] {
  if (kind !== 'request' || !columns.some(({ header }) => crossing.test(plainText(header)))) return [];
  return ofCrossings.filter(({ field }) => !columns.some((one) => one.field === field));
}

/**
 * Values that the headings of a table imply for every row: an amount under 'Annual rent' is a rent and not paid once,
 * one under 'Per acre' is paid for each acre, and 'Crossing no' belongs to a list of crossings. They are shown among
 * the values that are the same in every row, where a person can remove them.
 */
export function impliedValues(kind: BringKind, columns: readonly Headed[]): Recipe['fixed'] {
  const units = [...impliedUnits(kind, columns), ...impliedCrossings(kind, columns)];
  if (kind !== 'compensation' || columns.some(({ field }) => field === 'isAnnual')) return units;
  const amount = columns.find(({ field }) => field === 'amount');
  return amount && isYearly(amount.header) ? [{ field: 'isAnnual', value: 'Yes' }, ...units] : units;
}
