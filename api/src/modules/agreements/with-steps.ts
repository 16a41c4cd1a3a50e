import type { Language } from 'shared-contracts';
import {
  type AgreementValues,
  type CorrectedValue,
  correctedLife,
  type LifeStepValues,
} from 'shared-contracts/agreements';
import { compareDecimals, differenceOf } from 'shared-contracts/decimal';
import { validationText } from 'shared-contracts/validators';
import { invalid } from '../../platform/errors/app-error.ts';

type Held = Pick<AgreementValues, 'expiryDate' | 'grossArea' | 'lifeSteps'>;

const isMovingExpiry = ({ kind }: LifeStepValues) => kind === 'Renewal' || kind === 'Amendment';
const isSurrender = ({ kind }: LifeStepValues) => kind === 'PartialSurrender';

/** A value whose steps were corrected or deleted follows them, unless somebody changed it since. */
const followed = (now: string | null, { value, isCorrected, isTheirs }: CorrectedValue) =>
  isCorrected && isTheirs ? value : now;

/** Refuses a surrender of more land than there is. Throws VALIDATION. */
function checkSurrender(
  { previousArea, surrenderedArea }: LifeStepValues,
  place: number,
  language: Language,
) {
  if (previousArea === null || surrenderedArea === null) return;
  if (compareDecimals(surrenderedArea, previousArea) <= 0) return;
  const message = validationText(language, 'surrenderTooLarge');
  throw invalid([{ path: `lifeSteps[${place}].surrenderedArea`, message }]);
}

/**
 * The effect of its steps on an agreement: a new renewal sets its expiry date, a new partial surrender its gross area;
 * what one of them had set follows its correction or deletion as long as nobody changed it since. `areaBefore` is the
 * area before new surrenders. Throws VALIDATION if more land is given back than there is.
 */
export function withSteps(
  agreement: AgreementValues,
  stored: Held | undefined,
  language: Language,
): { readonly agreement: AgreementValues; readonly areaBefore: string | null } {
  const before = stored ?? { expiryDate: null, grossArea: null, lifeSteps: [] };
  const corrected = correctedLife(before, agreement.lifeSteps);
  const wasSo = (step: LifeStepValues, is: (one: LifeStepValues) => boolean) =>
    before.lifeSteps.some((noted) => noted.id === step.id && is(noted));
  let expiryDate = followed(agreement.expiryDate, corrected.expiry);
  let grossArea = followed(agreement.grossArea, corrected.area);
  const areaBefore = grossArea;
  const lifeSteps = corrected.steps.map((step, place) => {
    if (isMovingExpiry(step) && !wasSo(step, isMovingExpiry)) {
      const previousExpiryDate = step.previousExpiryDate ?? expiryDate;
      if (step.newExpiryDate) expiryDate = step.newExpiryDate;
      return { ...step, previousExpiryDate };
    }
    if (!isSurrender(step)) return step;
    // A new step gets the area before it here, and others one that is corrected, after their fields were checked.
    const isNew = !wasSo(step, isSurrender);
    const sized = isNew ? { ...step, previousArea: step.previousArea ?? grossArea } : step;
    checkSurrender(sized, place, language);
    if (isNew && sized.previousArea && sized.surrenderedArea)
      grossArea = differenceOf(sized.previousArea, sized.surrenderedArea);
    return sized;
  });
  return { agreement: { ...agreement, lifeSteps, expiryDate, grossArea }, areaBefore };
}
