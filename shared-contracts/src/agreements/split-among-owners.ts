import { sumOf } from '../decimal/index.ts';
import { type Fraction, fractionOf, isNear, minus, plus, reduced, toPercent } from './fraction.ts';
import type { Share } from './shares.ts';

/** A landowner as a split reads it: the part that was typed, and the group whose share it belongs to. */
export interface OwnerPart extends Share {
  /** Joint tenants with the same key share one part; those without a key are one group. */
  readonly group?: string | null;
}

/** Why money cannot be split, with the places of the owners that it is about. */
export type SplitRefusal =
  | { readonly reason: 'noShare' | 'twoShares'; readonly owners: readonly number[] }
  /** `percent` is what nobody holds, or all shares together. */
  | { readonly reason: 'short' | 'over'; readonly percent: string }
  | { readonly reason: 'nothingLeft'; readonly owners: readonly number[] };

/** Amounts in the order of the owners, and the places of those who got a cent that was left over. */
export interface Split {
  readonly amounts: readonly string[];
  readonly extraCents: readonly number[];
}

/** People who hold one share together; `share` is undefined where none was typed. */
interface Group {
  readonly owners: readonly number[];
  readonly shares: readonly Fraction[];
  readonly isJoint: boolean;
}

const whole: Fraction = { above: 1n, below: 1n };
const none: Fraction = { above: 0n, below: 1n };

function groupsOf(owners: readonly OwnerPart[]): readonly Group[] {
  const groups = new Map<string, { owners: number[]; shares: Fraction[]; isJoint: boolean }>();
  owners.forEach((owner, place) => {
    const isJoint = owner.isJointTenant === true;
    const key = isJoint ? `joint ${owner.group ?? ''}` : `alone ${place}`;
    const group = groups.get(key) ?? { owners: [], shares: [], isJoint };
    groups.set(key, group);
    group.owners.push(place);
    // What is typed at a joint tenant of no named group is nobody's share (decision 57).
    const share = isJoint && !owner.group ? undefined : fractionOf(owner);
    if (share) group.shares.push(share);
  });
  return [...groups.values()];
}

/** The share of each group, or why it is not known. Shares of several titles need not be one whole. */
function sharesOf(
  groups: readonly Group[],
  isOverSeveralTitles: boolean,
): readonly Fraction[] | SplitRefusal {
  const [only] = groups;
  if (only && groups.length === 1 && only.shares.length === 0) return [whole];
  const torn = groups.find(({ shares: [first, ...rest] }) =>
    rest.some((share) => first && minus(share, first).above !== 0n),
  );
  if (torn) return { reason: 'twoShares', owners: torn.owners };
  const untyped = groups.filter(({ shares }) => shares.length === 0);
  const [open] = untyped;
  // One group of joint tenants may hold what the others leave; anybody else's part is not guessed.
  if (untyped.length > 1 || (open && !open.isJoint)) {
    const unknown = untyped.some(({ isJoint }) => !isJoint)
      ? untyped.filter(({ isJoint }) => !isJoint)
      : untyped;
    return { reason: 'noShare', owners: unknown.flatMap(({ owners }) => owners) };
  }
  if (isOverSeveralTitles && !open) return groups.map(({ shares }) => shares[0] ?? none);
  const typed = groups.reduce((sum, { shares }) => plus(sum, shares[0] ?? none), none);
  const left = minus(whole, typed);
  if (!isNear(left) && left.above < 0n) return { reason: 'over', percent: toPercent(typed) };
  if (open && isNear(left)) return { reason: 'nothingLeft', owners: open.owners };
  if (!(open || isNear(left))) return { reason: 'short', percent: toPercent(left) };
  return groups.map(({ shares }) => shares[0] ?? left);
}

/**
 * Whole cents in proportion to weights, none lost: each its part rounded down, the cents that are left to the largest
 * remainders, and among equal ones to the first.
 */
function inProportion(cents: bigint, weights: readonly Fraction[]): { parts: bigint[]; extra: number[] } {
  const sum = weights.reduce(plus, none);
  if (sum.above === 0n) return { parts: weights.map(() => 0n), extra: [] };
  const exact = weights.map(({ above, below }) => reduced(cents * above * sum.below, below * sum.above));
  const parts = exact.map(({ above, below }) => above / below);
  const left = Number(cents - parts.reduce((one, other) => one + other, 0n));
  const extra = exact
    .map(({ above, below }, place) => ({ rest: reduced(above % below, below), place }))
    .toSorted((one, other) => Number(minus(other.rest, one.rest).above) || one.place - other.place)
    .slice(0, left)
    .map(({ place }) => place);
  for (const place of extra) parts[place] = (parts[place] ?? 0n) + 1n;
  return { parts, extra };
}

const centsOf = (total: string): bigint => {
  const [dollars = '0', cents = ''] = total.split('.');
  return BigInt(dollars) * 100n + BigInt(cents.padEnd(2, '0'));
};

const moneyOf = (cents: bigint): string =>
  sumOf([`${cents / 100n}.${(cents % 100n).toString().padStart(2, '0')}`]);

/**
 * An amount in dollars, zero or above, split among the owners of land: to each group its share, among joint tenants
 * evenly, to the cent and without a cent lost (decision 71). A single owner without a typed part holds the whole; one
 * group of joint tenants without a share holds what the others leave. What is not the whole (within the 0.01 % of
 * decision 57) is refused, with what is missing; where somebody said that the shares are those of several titles, the
 * amount is split in proportion to them instead.
 */
export function splitAmongOwners(
  total: string,
  owners: readonly OwnerPart[],
  isOverSeveralTitles = false,
): Split | SplitRefusal {
  if (owners.length === 0) return { amounts: [], extraCents: [] };
  const groups = groupsOf(owners);
  const shares = sharesOf(groups, isOverSeveralTitles);
  if ('reason' in shares) return shares;
  const amounts = owners.map(() => '0');
  const byGroup = inProportion(centsOf(total), shares);
  const extraCents = byGroup.extra.flatMap((group) => groups[group]?.owners.slice(0, 1) ?? []);
  groups.forEach((group, place) => {
    const within = inProportion(
      byGroup.parts[place] ?? 0n,
      group.owners.map(() => whole),
    );
    group.owners.forEach((owner, member) => {
      amounts[owner] = moneyOf(within.parts[member] ?? 0n);
    });
    extraCents.push(...within.extra.flatMap((member) => group.owners[member] ?? []));
  });
  return { amounts, extraCents: [...new Set(extraCents)].toSorted((one, other) => one - other) };
}
