import { sumOf } from '../decimal/index.ts';
import { ownerGroups } from '../land/index.ts';
import { type Fraction, fractionOf, isNear, minus, plus, reduced, toPercent } from './fraction.ts';
import type { Share } from './shares.ts';

/** Why an amount cannot be split, with the indexes of the owners concerned. */
export type SplitRefusal =
  | { readonly reason: 'noShare' | 'twoShares'; readonly owners: readonly number[] }
  /** `percent` is the missing part, or the sum of all shares. */
  | { readonly reason: 'short' | 'over'; readonly percent: string }
  | { readonly reason: 'nothingLeft'; readonly owners: readonly number[] };

/**
 * Why an owner got a leftover cent: the remainder was the largest, or it was one of several equal ones and the first of
 * them.
 */
export type LeftoverCent = 'LargestRemainder' | 'FirstOfEqual';

/** Amounts in the order of the owners, and the indexes of those who got a leftover cent, alone or as a group. */
export interface Split {
  readonly amounts: readonly string[];
  readonly extraCents: readonly number[];
  /** Those of them who only got it because they come first among equal remainders. */
  readonly firstOfEqual: readonly number[];
}

/** Why an owner got a leftover cent; undefined if they did not. */
export function leftoverCentOf({ extraCents, firstOfEqual }: Split, owner: number): LeftoverCent | undefined {
  if (!extraCents.includes(owner)) return undefined;
  return firstOfEqual.includes(owner) ? 'FirstOfEqual' : 'LargestRemainder';
}

/** Owners who hold one share together, with each one's part of it; `shares` is empty if none was entered. */
interface Group {
  readonly owners: readonly number[];
  readonly shares: readonly Fraction[];
  readonly isJoint: boolean;
  readonly within: readonly Fraction[];
}

const whole: Fraction = { above: 1n, below: 1n };
const none: Fraction = { above: 0n, below: 1n };

/** Each owner's part of a group's share: equal parts among joint tenants, and if no parts were entered. */
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

/** The share of each group, or why it is unknown. The shares of several titles need not add up to one whole. */
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
  // One group of joint tenants may hold whatever the others leave; any other missing share cannot be inferred.
  if (untyped.length > 1 || (open && !open.isJoint)) {
    const unknown = untyped.some(({ isJoint }) => !isJoint)
      ? untyped.filter(({ isJoint }) => !isJoint)
      : untyped;
    return { reason: 'noShare', owners: unknown.flatMap(({ owners }) => owners) };
  }
  const typed = groups.reduce((sum, { shares }) => plus(sum, shares[0] ?? none), none);
  // Parts of nothing are in no proportion.
  if (isOverSeveralTitles && !open && typed.above > 0n) return groups.map(({ shares }) => shares[0] ?? none);
  const left = minus(whole, typed);
  if (!isNear(left) && left.above < 0n) return { reason: 'over', percent: toPercent(typed) };
  if (open && isNear(left)) return { reason: 'nothingLeft', owners: open.owners };
  if (!(open || isNear(left))) return { reason: 'short', percent: toPercent(left) };
  return groups.map(({ shares }) => shares[0] ?? left);
}

/**
 * Whole cents by position, the positions that got a leftover cent, and those of them that only got it for being first
 * among equals.
 */
interface Cents {
  readonly parts: bigint[];
  readonly extra: readonly number[];
  readonly tied: readonly number[];
}

const sorted = (places: readonly number[]): readonly number[] =>
  [...new Set(places)].toSorted((one, other) => one - other);

/**
 * Splits whole cents in proportion to weights, without losing any: each part is rounded down, and the leftover cents go
 * to the largest remainders, among equal ones to the first.
 */
function inProportion(cents: bigint, weights: readonly Fraction[]): Cents {
  const sum = weights.reduce(plus, none);
  if (sum.above === 0n) return { parts: weights.map(() => 0n), extra: [], tied: [] };
  const exact = weights.map(({ above, below }) => reduced(cents * above * sum.below, below * sum.above));
  const parts = exact.map(({ above, below }) => above / below);
  const left = Number(cents - parts.reduce((one, other) => one + other, 0n));
  const ranked = exact
    .map(({ above, below }, place) => ({ rest: reduced(above % below, below), place }))
    .toSorted((one, other) => Number(minus(other.rest, one.rest).above) || one.place - other.place);
  const [given, kept] = [ranked.slice(0, left), ranked[left]];
  const extra = given.map(({ place }) => place);
  for (const place of extra) parts[place] = (parts[place] ?? 0n) + 1n;
  const tied = given.filter(({ rest }) => kept && minus(rest, kept.rest).above === 0n);
  return { parts, extra, tied: tied.map(({ place }) => place) };
}

const centsOf = (total: string): bigint => {
  const [dollars = '0', cents = ''] = total.split('.');
  return BigInt(dollars) * 100n + BigInt(cents.padEnd(2, '0'));
};

const moneyOf = (cents: bigint): string =>
  sumOf([`${cents / 100n}.${(cents % 100n).toString().padStart(2, '0')}`]);

/**
 * Splits an amount in dollars, zero or above, among the owners of land, to the cent and without losing one (decision
 * 71). Each group gets its share, which is divided within the group equally or by the parts entered there. A single
 * owner without a share holds the whole; one group of joint tenants without a share holds what the others leave. Shares
 * that do not add up to the whole (within the 0.01 % of decision 57) are refused with the difference, unless a person
 * stated that they are shares of several titles: then the amount is split in proportion to them.
 */
export function splitAmongOwners(
  total: string,
  owners: readonly Share[],
  isOverSeveralTitles = false,
): Split | SplitRefusal {
  if (owners.length === 0) return { amounts: [], extraCents: [], firstOfEqual: [] };
  const groups = groupsOf(owners);
  const shares = sharesOf(groups, isOverSeveralTitles);
  if ('reason' in shares) return shares;
  const amounts = owners.map(() => '0');
  const byGroup = inProportion(centsOf(total), shares);
  const ofGroups = (places: readonly number[]) => places.flatMap((group) => groups[group]?.owners ?? []);
  const extraCents = [...ofGroups(byGroup.extra)];
  const firstOfEqual = [...ofGroups(byGroup.tied)];
  groups.forEach((group, place) => {
    const within = inProportion(byGroup.parts[place] ?? 0n, group.within);
    group.owners.forEach((owner, member) => {
      amounts[owner] = moneyOf(within.parts[member] ?? 0n);
    });
    const owners = (members: readonly number[]) => members.flatMap((member) => group.owners[member] ?? []);
    extraCents.push(...owners(within.extra));
    firstOfEqual.push(...owners(within.tied));
  });
  return { amounts, extraCents: sorted(extraCents), firstOfEqual: sorted(firstOfEqual) };
}
