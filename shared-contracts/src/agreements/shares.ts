import { compareDecimals, productOf, shareOf, sumOf } from '../decimal/index.ts';
import { type GroupMember, ownerGroups } from '../land/index.ts';

/** A landowner's share of the land, as entered; within a group it is a share of the group's share. */
export interface Share extends GroupMember {
  readonly isJointTenant?: boolean | null;
  readonly interestPercentage?: string | null;
  readonly interestFractionNumerator?: number | null;
  readonly interestFractionDenominator?: number | null;
}

/** Decimals with which a share is stored (decision 57). */
const decimals = 4;

/** The whole in per cent, plus the tolerance for rounded thirds (decision 57). */
const mostWithTolerance = '100.01';

/**
 * A share in per cent, from its fraction if one is entered; undefined if there is none. Joint tenants have no shares of
 * their own.
 */
export function percentOf({
  isJointTenant,
  interestPercentage,
  interestFractionNumerator: numerator,
  interestFractionDenominator: denominator,
}: Share): string | undefined {
  if (isJointTenant) return undefined;
  if (typeof numerator === 'number' && typeof denominator === 'number' && denominator > 0)
    return shareOf(productOf(String(numerator), '100'), denominator, decimals);
  return interestPercentage ?? undefined;
}

/** The share of a group, in per cent; undefined if none was entered. */
const groupPercentOf = ({ groupShareNumerator, groupShareDenominator }: GroupMember): string | undefined =>
  percentOf({
    interestFractionNumerator: groupShareNumerator ?? null,
    interestFractionDenominator: groupShareDenominator ?? null,
  });

/**
 * The sum of the shares in per cent: each group's share once, and all individual shares. Joint tenants without a group
 * share, and people without a share, count as zero.
 */
export const sharesTogether = (shares: readonly Share[]): string =>
  sumOf(
    ownerGroups(shares.map((share) => ({ ...share, isJoint: share.isJointTenant === true }))).flatMap(
      ({ key, owners }) => {
        const members = owners.flatMap((place) => shares[place] ?? []);
        const percents = members.map(key === null ? percentOf : groupPercentOf);
        return percents.find((percent) => percent !== undefined) ?? [];
      },
    ),
  );

/**
 * Whether the shares exceed the whole: an error on a title, but only a warning on an agreement, which may cover several
 * titles (decision 57).
 */
export const isOverWhole = (shares: readonly Share[]): boolean =>
  compareDecimals(sharesTogether(shares), mostWithTolerance) > 0;
