import { dayAfterLength, momentAfterLength } from '../consultation/provincial-rule.ts';
import {
  type AgreementClock,
  type ClockFacts,
  type ClockTime,
  dayIn,
  type FindRule,
  nothing,
} from './clock.ts';
import { clockText } from './clock-texts.ts';
import { endOfTerm } from './end-of-term.ts';

type Landowner = ClockFacts['landowners'][number];

/** The copy that was left with an owner: no talks and no signature until so many hours have passed. */
export function copyClock(owner: Landowner, ruleFor: FindRule, { now, zone }: ClockTime): AgreementClock[] {
  const { id, name, copyLeftAt, waiverDate, sentDate, signedDate } = owner;
  const rule = ruleFor('CopyOfAgreement', dayIn(copyLeftAt ? new Date(copyLeftAt) : now, zone));
  if (!rule) return [];
  const clock = { ...nothing, kind: 'FortyEightHours', rowId: id, ruleId: rule.id } as const;
  if (waiverDate) return [{ ...clock, state: 'Kept', text: clockText('waived', { name, day: waiverDate }) }];
  if (!copyLeftAt) {
    if (!sentDate && !signedDate)
      return [{ ...clock, state: 'Open', text: clockText('copyNotLeft', { name }) }];
    return [{ ...clock, state: 'Unknown', text: clockText('copyUnknown', { name }) }];
  }
  const endsAt = momentAfterLength(copyLeftAt, rule);
  if (!endsAt) return [{ ...clock, state: 'Unknown', text: clockText('ruleEmpty', { name }) }];
  const running = { ...clock, startedAt: copyLeftAt, endsAt };
  const lastDay = dayIn(new Date(endsAt), zone);
  if (!signedDate)
    return now.getTime() < Date.parse(endsAt)
      ? [{ ...running, state: 'Open', text: clockText('copyRunning', { name, moment: endsAt }) }]
      : [{ ...running, state: 'Kept', text: clockText('copyOver', { name, moment: endsAt }) }];
  if (signedDate > lastDay)
    return [{ ...running, state: 'Kept', text: clockText('signedAfter', { name, moment: endsAt }) }];
  return signedDate === lastDay
    ? [{ ...running, state: 'Unknown', text: clockText('signedThatDay', { name, moment: endsAt }) }]
    : [{ ...running, state: 'Broken', text: clockText('signedEarly', { name, moment: endsAt }) }];
}

/** A lease of a homestead that is longer than the rule's length needs the other spouse. */
export function dowerClock(
  owner: Landowner,
  facts: ClockFacts,
  ruleFor: FindRule,
  today: string,
): AgreementClock[] {
  const { id, name, isHomestead, isSpouseOnTitle, dowerConsentDate, signedDate } = owner;
  if (!isHomestead) return [];
  const start = facts.effectiveDate ?? signedDate ?? today;
  const rule = ruleFor('DowerConsent', start);
  if (!rule) return [];
  const clock = { ...nothing, kind: 'DowerConsent', rowId: id, ruleId: rule.id } as const;
  if (dowerConsentDate)
    return [{ ...clock, state: 'Kept', text: clockText('dowerGiven', { name, day: dowerConsentDate }) }];
  if (isSpouseOnTitle) return [{ ...clock, state: 'Kept', text: clockText('dowerOnTitle', { name }) }];
  const most = dayAfterLength(start, rule);
  const end = endOfTerm({ ...facts, effectiveDate: start });
  if (!most || !end) return [{ ...clock, state: 'Unknown', text: clockText('dowerUnknown', { name }) }];
  if (end <= most) return [{ ...clock, state: 'Kept', text: clockText('dowerShort', { name }) }];
  return signedDate
    ? [{ ...clock, state: 'Broken', text: clockText('dowerMissing', { name }) }]
    : [{ ...clock, state: 'Due', text: clockText('dowerDue', { name }) }];
}
