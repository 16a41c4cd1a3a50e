import { type AgreementClock, type ClockFacts, type FindRule, mostUrgent, nothing } from './clock.ts';
import { clockText } from './clock-texts.ts';
import { endOfTerm, lastDayOf } from './end-of-term.ts';

type Landowner = ClockFacts['landowners'][number];
type Rule = ReturnType<FindRule> & object;

const lengthUnits = { Days: 'day', Months: 'month', Years: 'year' } as const;

const isLengthUnit = (unit: string): unit is keyof typeof lengthUnits => unit in lengthUnits;

/** Whether an agreement that begins on a day needs the spouse's consent; undefined if its end is not known. */
function isConsentNeeded(start: string, facts: ClockFacts, { length, lengthUnit }: Rule) {
  // A rule without a length asks for consent to every lease.
  if (!length) return true;
  const end = endOfTerm({ ...facts, effectiveDate: start });
  // Without an end, like most rights of way, it is longer than any lease that is free.
  if (!end) return facts.termUnit === 'NA' ? true : undefined;
  return lengthUnit && isLengthUnit(lengthUnit)
    ? end > lastDayOf(start, length, lengthUnits[lengthUnit])
    : undefined;
}

/** Whether the spouse's consent is dated after the signature, as no consent in or with the instrument is. */
export const isConsentLate = ({
  dowerConsentDate,
  signedDate,
}: Pick<Landowner, 'dowerConsentDate' | 'signedDate'>): boolean =>
  Boolean(dowerConsentDate && signedDate && dowerConsentDate > signedDate);

function clockOf(
  owner: Landowner,
  facts: ClockFacts,
  start: string,
  rule: Rule,
  today: string,
): AgreementClock {
  const { id, name, isSpouseOnTitle, dowerConsentDate, signedDate } = owner;
  const clock = { ...nothing, kind: 'DowerConsent', rowId: id, ruleId: rule.id } as const;
  // A consent of a day to come is not given yet.
  const day = dowerConsentDate && dowerConsentDate <= today ? dowerConsentDate : undefined;
  const isLate = day !== undefined && isConsentLate(owner);
  if (day && !isLate) return { ...clock, state: 'Kept', text: clockText('dowerGiven', { name, day }) };
  if (isSpouseOnTitle) return { ...clock, state: 'Kept', text: clockText('dowerOnTitle', { name }) };
  const isNeeded = isConsentNeeded(start, facts, rule);
  // Whether a consent that came later holds is for somebody to look at: the acts ask for it in or with the instrument.
  if (isLate && isNeeded !== false)
    return {
      ...clock,
      state: 'Unknown',
      text: clockText('dowerLate', { name, day, given: signedDate ?? '' }),
    };
  if (isNeeded === undefined)
    return { ...clock, state: 'Unknown', text: clockText('dowerUnknown', { name }) };
  if (!isNeeded) return { ...clock, state: 'Kept', text: clockText('dowerShort', { name }) };
  return signedDate
    ? { ...clock, state: 'Broken', text: clockText('dowerMissing', { name }) }
    : { ...clock, state: 'Due', text: clockText('dowerDue', { name }) };
}

/**
 * A homestead needs the other spouse's consent to a lease that is longer than the rule's length, and to a right without
 * an end. Of several provinces the one that asks for more counts.
 */
export function dowerClock(
  owner: Landowner,
  facts: ClockFacts,
  rulesFor: readonly FindRule[],
  today: string,
): AgreementClock[] {
  if (!owner.isHomestead || owner.isCrown) return [];
  const start = facts.effectiveDate ?? owner.signedDate ?? today;
  const clocks = rulesFor.flatMap((ruleFor) => {
    const rule = ruleFor('DowerConsent', start);
    return rule ? [clockOf(owner, facts, start, rule, today)] : [];
  });
  return mostUrgent(clocks).slice(0, 1);
}
