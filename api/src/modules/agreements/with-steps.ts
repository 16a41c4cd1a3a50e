import type { Language } from 'shared-contracts';
import {
  type AgreementValues,
  byDay,
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

/** An agreement on the way through its new steps, and the ids of those that are placed among the others. */
interface Way {
  readonly expiryDate: string | null;
  readonly grossArea: string | null;
  readonly lifeSteps: readonly LifeStepValues[];
  readonly placed: ReadonlySet<string>;
}

/** The placed steps that come after a step by their days, the earliest first. */
const laterThan = ({ lifeSteps, placed }: Way, step: LifeStepValues) =>
  byDay(lifeSteps.filter(({ id, date }) => placed.has(id) && date > step.date));

/** The way with other values of some steps. */
function changed(way: Way, of: (step: LifeStepValues) => Partial<LifeStepValues>): Way['lifeSteps'] {
  return way.lifeSteps.map((step) => ({ ...step, ...of(step) }));
}

/**
 * A new renewal sets the expiry date, unless one of a later day did: then it comes before that one, and what those up to
 * it began at is what this one sets.
 */
function renewed(way: Way, step: LifeStepValues): Way {
  const later = laterThan(way, step).filter(isMovingExpiry);
  const previousExpiryDate =
    step.previousExpiryDate ?? (later[0] ? later[0].previousExpiryDate : way.expiryDate);
  const { newExpiryDate } = step;
  const setting = later.findIndex((one) => one.newExpiryDate);
  const following = setting < 0 ? later : later.slice(0, setting + 1);
  return {
    ...way,
    expiryDate: setting < 0 ? (newExpiryDate ?? way.expiryDate) : way.expiryDate,
    lifeSteps: changed(way, (one) => {
      if (one.id === step.id) return { previousExpiryDate };
      const begins = following.includes(one) && one.previousExpiryDate === previousExpiryDate;
      return begins && newExpiryDate ? { previousExpiryDate: newExpiryDate } : {};
    }),
  };
}

/**
 * A new surrender sets the area. One that is dated before others gives back land that they had counted in: the area
 * before each of them, and that of the agreement, are that much smaller. Nothing moves where the next one began at what
 * this one leaves.
 */
function surrendered(way: Way, step: LifeStepValues): Way {
  const later = laterThan(way, step).filter((one) => isSurrender(one) && one.previousArea !== null);
  const { surrenderedArea } = step;
  const previousArea = step.previousArea ?? (later[0] ? later[0].previousArea : way.grossArea);
  const sized = (more: (one: LifeStepValues) => Partial<LifeStepValues>) =>
    changed(way, (one) => (one.id === step.id ? { previousArea } : more(one)));
  if (previousArea === null || surrenderedArea === null) return { ...way, lifeSteps: sized(() => ({})) };
  const left = differenceOf(previousArea, surrenderedArea);
  const [next] = later;
  if (!next) return { ...way, grossArea: left, lifeSteps: sized(() => ({})) };
  if (next.previousArea !== null && compareDecimals(next.previousArea, left) === 0)
    return { ...way, lifeSteps: sized(() => ({})) };
  const less = (area: string | null) => area && differenceOf(area, surrenderedArea);
  return {
    ...way,
    grossArea: less(way.grossArea),
    lifeSteps: sized((one) => (later.includes(one) ? { previousArea: less(one.previousArea) } : {})),
  };
}

/**
 * The effect of its steps on an agreement, by their days: a new renewal sets its expiry date, a new partial surrender
 * its gross area; what one of them had set follows its correction or deletion as long as nobody changed it since.
 * `areaBefore` is the area before new surrenders. Throws VALIDATION if more land is given back than there is.
 */
export function withSteps(
  agreement: AgreementValues,
  stored: Held | undefined,
  language: Language,
): { readonly agreement: AgreementValues; readonly areaBefore: string | null } {
  const before = stored ?? { expiryDate: null, grossArea: null, lifeSteps: [] };
  const corrected = correctedLife(before, agreement.lifeSteps);
  const isNew = (step: LifeStepValues) =>
    [isMovingExpiry, isSurrender].some(
      (is) => is(step) && !before.lifeSteps.some((noted) => noted.id === step.id && is(noted)),
    );
  const areaBefore = followed(agreement.grossArea, corrected.area);
  const start: Way = {
    expiryDate: followed(agreement.expiryDate, corrected.expiry),
    grossArea: areaBefore,
    lifeSteps: corrected.steps,
    placed: new Set(corrected.steps.filter((step) => !isNew(step)).map(({ id }) => id)),
  };
  const { expiryDate, grossArea, lifeSteps } = byDay(corrected.steps.filter(isNew)).reduce<Way>(
    (way, step) => ({
      ...(isSurrender(step) ? surrendered(way, step) : renewed(way, step)),
      placed: new Set([...way.placed, step.id]),
    }),
    start,
  );
  for (const [place, step] of lifeSteps.entries())
    if (isSurrender(step)) checkSurrender(step, place, language);
  return { agreement: { ...agreement, lifeSteps: [...lifeSteps], expiryDate, grossArea }, areaBefore };
}
