import { compareDecimals, productOf, shareOf, sumOf } from '../decimal/index.ts';

/** A landowner's part in the land, as it is typed. */
export interface Share {
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

/** The shares together in per cent; joint tenants and those without a share count nothing. */
export const sharesTogether = (shares: readonly Share[]): string =>
  sumOf(shares.flatMap((share) => percentOf(share) ?? []));

/** Whether shares are more than the whole: an error on a title, a warning on an agreement of several titles (decision 57). */
export const isOverWhole = (shares: readonly Share[]): boolean =>
  compareDecimals(sharesTogether(shares), mostWithTolerance) > 0;
