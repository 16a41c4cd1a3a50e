import { compareDecimals, productOf, shareOf, sumOf } from '../decimal/index.ts';
import { type GroupMember, ownerGroups } from '../land/index.ts';

/** A landowner's part in the land, as it is typed; within a group a part of what the group holds. */
export interface Share extends GroupMember {
  readonly isJointTenant?: boolean | null;
  readonly interestPercentage?: string | null;
  readonly interestFractionNumerator?: number | null;
  readonly interestFractionDenominator?: number | null;
}

/** Decimals that a share is kept with (decision 57). */
const decimals = 4;

/** The whole in per cent, with what rounding of thirds may add (decision 57). */
const mostWithTolerance = '100.01';

/** A share in per cent, of a fraction where one is typed; undefined where there is none. Joint tenants hold none. */
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

/** What a group holds, in per cent; undefined where that is not told. */
const groupPercentOf = ({ groupShareNumerator, groupShareDenominator }: GroupMember): string | undefined =>
  percentOf({
    interestFractionNumerator: groupShareNumerator ?? null,
    interestFractionDenominator: groupShareDenominator ?? null,
  });

/**
 * The shares together in per cent: of each group what it holds, once, of others their own. Joint tenants without a
 * group's share and those without a share count nothing.
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

/** Whether shares are more than the whole: an error on a title, a warning on an agreement of several titles (decision 57). */
export const isOverWhole = (shares: readonly Share[]): boolean =>
  compareDecimals(sharesTogether(shares), mostWithTolerance) > 0;
