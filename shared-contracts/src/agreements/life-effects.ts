import { compareDecimals, differenceOf } from '../decimal/exact.ts';
import type { LifeStepValues } from './life-step-rules.ts';

/** What a step says about the expiry date and the area of its agreement. */
export type LifeMove = Pick<
  LifeStepValues,
  'date' | 'id' | 'kind' | 'previousExpiryDate' | 'newExpiryDate' | 'previousArea' | 'surrenderedArea'
>;

/** A value of the agreement that steps of its life set. */
interface MovedValue {
  /** The kinds of steps that set it. */
  readonly kinds: readonly string[];
  readonly before: 'previousExpiryDate' | 'previousArea';
  /** What a step makes of the value before it. */
  readonly after: (step: LifeMove, before: string | null) => string | null;
}

const expiry: MovedValue = {
  kinds: ['Renewal', 'Amendment'],
  before: 'previousExpiryDate',
  after: ({ newExpiryDate }, before) => newExpiryDate ?? before,
};

const area: MovedValue = {
  kinds: ['PartialSurrender'],
  before: 'previousArea',
  after: ({ surrenderedArea }, before) =>
    before !== null && surrenderedArea !== null ? differenceOf(before, surrenderedArea) : before,
};

const isSame = (one: string | null, other: string | null, isDecimal: boolean): boolean =>
  one === other || (isDecimal && one !== null && other !== null && compareDecimals(one, other) === 0);

/** What corrected or deleted steps make of a value that they had set. */
export interface CorrectedValue {
  /** The value that the steps of before leave, as they are now; as stored if none of them was changed or deleted. */
  readonly value: string | null;
  /** Whether they would leave another value than they did. */
  readonly isCorrected: boolean;
  /** Whether the stored value is still theirs; if not, somebody changed it since, and it is left as it is. */
  readonly isTheirs: boolean;
}

/** Steps by their days; those of one day in the order in which they were entered. */
export const byDay = <TStep extends Pick<LifeMove, 'date'>>(steps: readonly TStep[]): readonly TStep[] =>
  steps.toSorted((one, other) => one.date.localeCompare(other.date));

/** Walks the stored steps by their days with what they say now; each begins at what the one before it leaves. */
function walk<TStep extends LifeMove>(
  { kinds, before, after }: MovedValue,
  stored: readonly LifeMove[],
  held: string | null,
  steps: readonly TStep[],
): { readonly corrected: CorrectedValue; readonly befores: ReadonlyMap<string, string | null> } {
  const isDecimal = before === 'previousArea';
  const befores = new Map<string, string | null>();
  let was: string | null | undefined;
  let value: string | null | undefined;
  for (const noted of byDay(stored).filter(({ kind }) => kinds.includes(kind))) {
    const kept = steps.find(({ id, kind }) => id === noted.id && kinds.includes(kind));
    const isLinked = was !== undefined && isSame(noted[before], was, isDecimal);
    const isTyped = kept && kept[before] !== null && !isSame(kept[before], noted[before], isDecimal);
    const start = isTyped ? kept[before] : isLinked ? (value ?? null) : noted[before];
    if (kept) befores.set(kept.id, start);
    was = after(noted, noted[before]);
    value = kept ? after(kept, start) : start;
  }
  if (was === undefined || value === undefined || isSame(value, was, isDecimal))
    return { corrected: { value: held, isCorrected: false, isTheirs: true }, befores };
  return { corrected: { value, isCorrected: true, isTheirs: isSame(held, was, isDecimal) }, befores };
}

interface Held {
  readonly expiryDate: string | null;
  readonly grossArea: string | null;
  readonly lifeSteps: readonly LifeMove[];
}

/**
 * What becomes of an agreement whose stored steps were corrected or deleted: the expiry date and the area that they
 * leave now, and the steps with what was before each. New steps are not looked at.
 */
export function correctedLife<TStep extends LifeMove>(
  stored: Held,
  steps: readonly TStep[],
): { readonly expiry: CorrectedValue; readonly area: CorrectedValue; readonly steps: readonly TStep[] } {
  const dates = walk(expiry, stored.lifeSteps, stored.expiryDate, steps);
  const areas = walk(area, stored.lifeSteps, stored.grossArea, steps);
  return {
    expiry: dates.corrected,
    area: areas.corrected,
    steps: steps.map((step) => ({
      ...step,
      previousExpiryDate: dates.befores.get(step.id) ?? step.previousExpiryDate,
      previousArea: areas.befores.get(step.id) ?? step.previousArea,
    })),
  };
}
