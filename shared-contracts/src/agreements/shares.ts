import { compareDecimals, productOf, shareOf, sumOf } from '../decimal/index.ts';
import { type GroupMember, ownerGroups } from '../land/index.ts';

/** A landowner's share of the land, as typed; within a group it is a share of the group's. */
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
 * A share in per cent, from its fraction where one is typed; undefined where there is none. Joint tenants have none of
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

/** The share of a group, in per cent; undefined where none was typed. */
const groupPercentOf = ({ groupShareNumerator, groupShareDenominator }: GroupMember): string | undefined =>
  percentOf({
    interestFractionNumerator: groupShareNumerator ?? null,
    interestFractionDenominator: groupShareDenominator ?? null,
  });

/**
 * The sum of the shares in per cent: for each group its share, once, and otherwise each person's own. Joint tenants
 * without a group's share, and people without a share, count as nothing.
 */
export const sharesTogether = (shares: readonly Share[]): string =>
  sumOf(
    ownerGroups(shares.map((share) => ({ ...share, isJoint: share.isJointTenant === true }))).flatMap(
      ({ key, owners }) => {
        const members = owners.flatMap((place) => shares[place] ?? []);
        const told = members.map(key === null ? percentOf : groupPercentOf);
        return told.find((percent) => percent !== undefined) ?? [];
      },
    ),
  );

/**
 * Whether the shares exceed the whole: an error on a title, a warning on an agreement of several titles (decision 57).
 */
export const isOverWhole = (shares: readonly Share[]): boolean =>
  compareDecimals(sharesTogether(shares), mostWithTolerance) > 0;
