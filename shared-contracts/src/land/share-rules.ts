import type { FieldError } from '../errors/index.ts';
import type { Language } from '../i18n/language.ts';
import { validationText } from '../validators/validation-texts.ts';
import type { Fraction } from './fractions.ts';
import { landText } from './land-texts.ts';

/** The paths of the two parts of a share, and their values. */
interface ShareParts {
  readonly numerator: readonly [path: string, value: number | null];
  readonly denominator: readonly [path: string, value: number | null];
}

/** The errors of one share; a missing share is not an error. */
export function shareErrors({ numerator, denominator }: ShareParts, language: Language): FieldError[] {
  const [above, below] = [numerator[1], denominator[1]];
  if (above === null && below === null) return [];
  if (above === null) return [{ path: numerator[0], message: validationText(language, 'required') }];
  if (below === null) return [{ path: denominator[0], message: validationText(language, 'required') }];
  if (above === 0) return [{ path: numerator[0], message: landText(language, 'shareZero') }];
  if (below === 0) return [{ path: denominator[0], message: landText(language, 'shareZero') }];
  return above > below ? [{ path: numerator[0], message: landText(language, 'shareOverOne') }] : [];
}

/** The shares whose two parts are whole numbers above zero. */
export const wholeShares = (
  rows: readonly { readonly above: number | null; readonly below: number | null }[],
): readonly Fraction[] =>
  rows.flatMap(({ above, below }) => (above && below ? [{ numerator: above, denominator: below }] : []));
