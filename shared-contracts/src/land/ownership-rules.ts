import * as v from 'valibot';
import type { FieldError } from '../errors/index.ts';
import type { Language } from '../i18n/language.ts';
import { chosenLengths, landLimits } from '../limits/index.ts';
import { optionalNumber, wholeNumber } from '../validators/number-rules.ts';
import { reference } from '../validators/reference-rules.ts';
import { fieldsOf, message, shortText } from '../validators/rules.ts';
import { validationText } from '../validators/validation-texts.ts';
import { type Fraction, sumOfShares } from './fractions.ts';
import { tenancies } from './land-choices.ts';
import { landText } from './land-texts.ts';

const longest = chosenLengths.land;

export const rowId = v.pipe(v.string(message('invalid')), v.uuid(message('invalid')), v.toLowerCase());

/** One part of a share; that it is above zero is checked by the share as a whole. */
export const sharePart = optionalNumber(wholeNumber());

const ownership = fieldsOf({
  id: rowId,
  tenancy: v.nullish(v.picklist(tenancies, message('invalid')), 'COMMON'),
  businessAssociate: reference,
  legalName: shortText(longest.name),
  legalAddress: shortText(longest.address),
  interestFractionNumerator: sharePart,
  interestFractionDenominator: sharePart,
});

export type OwnershipValues = v.InferOutput<typeof ownership>;

/** The rule of a title's owners. */
export const ownerships = v.nullish(
  v.pipe(
    v.array(ownership, message('invalid')),
    v.maxLength(landLimits.owners, message('tooManyRows', { n: landLimits.owners })),
  ),
  [],
);

/** Where the two parts of a share are in the text, and what they contain. */
interface ShareParts {
  readonly numerator: readonly [path: string, value: number | null];
  readonly denominator: readonly [path: string, value: number | null];
}

/** What is wrong with one share; none at all is no mistake. */
export function shareErrors({ numerator, denominator }: ShareParts, language: Language): FieldError[] {
  const [above, below] = [numerator[1], denominator[1]];
  if (above === null && below === null) return [];
  if (above === null) return [{ path: numerator[0], message: validationText(language, 'required') }];
  if (below === null) return [{ path: denominator[0], message: validationText(language, 'required') }];
  if (above === 0) return [{ path: numerator[0], message: landText(language, 'shareZero') }];
  if (below === 0) return [{ path: denominator[0], message: landText(language, 'shareZero') }];
  return above > below ? [{ path: numerator[0], message: landText(language, 'shareOverOne') }] : [];
}

/** The shares that are whole and above zero. */
export const wholeShares = (
  rows: readonly { readonly above: number | null; readonly below: number | null }[],
): readonly Fraction[] =>
  rows.flatMap(({ above, below }) => (above && below ? [{ numerator: above, denominator: below }] : []));

/** What the owners of a title hold together. */
export interface TitleShares {
  /** What the shares come to, in lowest terms. */
  readonly text: string;
  readonly value: number;
  /** Joint tenants hold what is left, together. */
  readonly hasJointTenants: boolean;
  /** More than the whole, less without joint tenants, or whole; `open` where no share is given. */
  readonly state: 'over' | 'under' | 'whole' | 'open';
}

/** What the owners of a title hold together, for the line below their table. */
export function sharesOfTitle(owners: readonly OwnershipValues[]): TitleShares {
  const hasJointTenants = owners.some(({ tenancy }) => tenancy === 'JOINT');
  const shares = wholeShares(
    owners.map(({ interestFractionNumerator: above, interestFractionDenominator: below }) => ({
      above,
      below,
    })),
  );
  const { text, value } = sumOfShares(shares);
  const { shareTolerance } = landLimits;
  const state =
    value > 1 + shareTolerance
      ? 'over'
      : shares.length === 0
        ? 'open'
        : value < 1 - shareTolerance && !hasJointTenants
          ? 'under'
          : 'whole';
  return { text, value, hasJointTenants, state };
}

/** What holds of a title's owners beyond single fields; paths below `ownerships`. */
export function ownershipErrors(owners: readonly OwnershipValues[], language: Language): FieldError[] {
  const errors = owners.flatMap((owner, place): FieldError[] => {
    const at = (field: string) => `ownerships[${place}].${field}`;
    const { interestFractionNumerator: above, interestFractionDenominator: below } = owner;
    const isNamed = owner.businessAssociate !== null || owner.legalName !== null;
    const isJointWithShare = owner.tenancy === 'JOINT' && (above !== null || below !== null);
    return [
      ...(isNamed ? [] : [{ path: at('legalName'), message: landText(language, 'ownerMissing') }]),
      ...(isJointWithShare
        ? [{ path: at('interestFractionNumerator'), message: landText(language, 'jointShare') }]
        : shareErrors(
            {
              numerator: [at('interestFractionNumerator'), above],
              denominator: [at('interestFractionDenominator'), below],
            },
            language,
          )),
    ];
  });
  const { state, text } = sharesOfTitle(owners);
  if (state === 'over' && errors.length === 0)
    errors.push({ path: 'ownerships', message: landText(language, 'sharesOver', { sum: text }) });
  return errors;
}
