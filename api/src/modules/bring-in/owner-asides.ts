import { type AddressedOwners, addressedOwners } from './owner-addresses.ts';
import { ownersIn } from './owner-names.ts';

/** What a cell says of an owner besides the name. */
type OwnerAsides = Omit<AddressedOwners, 'names'>;

const none: OwnerAsides = { address: '', phones: [], emails: [] };

/**
 * What a cell says of each of its owners besides names, in the order of `ownersIn`, of which there are `count`. Where it
 * cannot be told whose it is, it is everybody's.
 */
export function asidesIn(cell: string, count: number): readonly OwnerAsides[] {
  const groups = addressedOwners(cell).map(({ names, ...asides }) => ({
    count: ownersIn(names).length,
    asides,
  }));
  const isClear = groups.reduce((sum, group) => sum + group.count, 0) === count;
  return isClear
    ? groups.flatMap((group) => Array<OwnerAsides>(group.count).fill(group.asides))
    : Array<OwnerAsides>(count).fill(groups[0]?.asides ?? none);
}
