import { type AssociateField, associateFields } from './associate-validator.ts';

/** A mailing address is one value in several fields: mixed from two associates, it would belong to neither. */
const address: readonly AssociateField[] = [
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'country',
  'stateOrProvince',
  'city',
  'postalCode',
];

/** The fields of two associates as texts. */
type Texts = Readonly<Partial<Record<string, string | null>>>;

const isEmpty = (text: string | null | undefined): boolean =>
  text === null || text === undefined || text === '';

/**
 * The fields whose value a merge takes from the associate that is removed, unless somebody chooses otherwise: those
 * that are empty in the remaining one. The address is taken as a whole, and only if it completes the remaining one's
 * address. A locked field keeps its value.
 */
export function takenByDefault(
  winner: Texts,
  loser: Texts,
  locks: ReadonlyMap<string, unknown>,
): readonly AssociateField[] {
  const isMissing = (field: AssociateField) => isEmpty(winner[field]) && !isEmpty(loser[field]);
  const completes = address.every((field) => isEmpty(winner[field]) || winner[field] === loser[field]);
  const isAddressOpen = completes && !address.some((field) => isMissing(field) && locks.has(field));
  return associateFields.filter(
    (field) => isMissing(field) && (address.includes(field) ? isAddressOpen : !locks.has(field)),
  );
}
