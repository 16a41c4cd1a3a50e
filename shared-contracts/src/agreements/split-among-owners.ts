import { sumOf } from '../decimal/index.ts';
import { ownerGroups } from '../land/index.ts';
import { type Fraction, fractionOf, isNear, minus, plus, reduced, toPercent } from './fraction.ts';
import type { Share } from './shares.ts';

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

/** People who hold one share together, which is not there where none was typed, and what each has within it. */
interface Group {
  readonly owners: readonly number[];
  readonly shares: readonly Fraction[];
  readonly isJoint: boolean;
  readonly within: readonly Fraction[];
}

const whole: Fraction = { above: 1n, below: 1n };
const none: Fraction = { above: 0n, below: 1n };

/** What each owner has of a group's share: evenly among joint tenants, and where nobody typed a part. */
function withinGroup(owners: readonly Share[], isJoint: boolean): readonly Fraction[] {
  const parts = owners.map((owner) => (isJoint ? undefined : fractionOf(owner)));
  return parts.every((part) => part === undefined)
    ? parts.map(() => whole)
    : parts.map((part) => part ?? none);
}

const groupsOf = (owners: readonly Share[]): readonly Group[] =>
  ownerGroups(owners.map((owner) => ({ ...owner, isJoint: owner.isJointTenant === true }))).map(
    ({ key, isJoint, owners: places, shares }) => {
      const members = places.flatMap((place) => owners[place] ?? []);
      if (key !== null || isJoint)
        return {
          owners: places,
          shares: shares.map(({ numerator, denominator }) => reduced(BigInt(numerator), BigInt(denominator))),
          isJoint,
          within: withinGroup(members, isJoint),
        };
      return {
        owners: places,
        shares: members.flatMap((member) => fractionOf(member) ?? []),
        isJoint,
        within: members.map(() => whole),
      };
    },
  );

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
 * An amount in dollars, zero or above, split among the owners of land: to each group its share, within it
 * evenly or by the parts typed there, to the cent and without a cent lost (decision 71). A single owner without a typed part holds the whole; one
 * group of joint tenants without a share holds what the others leave. What is not the whole (within the 0.01 % of
 * decision 57) is refused, with what is missing; where somebody said that the shares are those of several titles, the
 * amount is split in proportion to them instead.
 */
export function splitAmongOwners(
  total: string,
  owners: readonly Share[],
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
    const within = inProportion(byGroup.parts[place] ?? 0n, group.within);
    group.owners.forEach((owner, member) => {
      amounts[owner] = moneyOf(within.parts[member] ?? 0n);
    });
    extraCents.push(...within.extra.flatMap((member) => group.owners[member] ?? []));
  });
  return { amounts, extraCents: [...new Set(extraCents)].toSorted((one, other) => one - other) };
}
