import { momentAfterLength } from '../consultation/provincial-rule.ts';
import { dayIn } from '../days/index.ts';
import { type AgreementClock, type ClockFacts, type ClockTime, type FindRule, nothing } from './clock.ts';
import { clockText } from './clock-texts.ts';

type Landowner = ClockFacts['landowners'][number];

/** Compares a waiver with the signature: an older waiver is valid, and on the same day the order is unknown. */
function waiverClock(owner: Landowner, clock: CopyClock, today: string): AgreementClock | undefined {
  const { name, waiverDate, signedDate } = owner;
  if (!waiverDate || waiverDate > today) return undefined;
  const values = { name, day: waiverDate };
  if (!signedDate || waiverDate < signedDate)
    return { ...clock, state: 'Kept', text: clockText('waived', values) };
  return waiverDate === signedDate
    ? { ...clock, state: 'Unknown', text: clockText('waivedThatDay', values) }
    : undefined;
}

type CopyClock = Omit<AgreementClock, 'state' | 'text'>;

/**
 * The deadline for the copy that was left with an owner: no negotiation and no signature until the rule's number of
 * hours has passed. The Crown does not count as an owner here. A day without a time begins in the zone of the land.
 */
export function copyClock(owner: Landowner, ruleFor: FindRule, { now, zone }: ClockTime): AgreementClock[] {
  const { id, name, copyLeftAt, waiverDate, sentDate, signedDate, isCrown } = owner;
  const rule = ruleFor('CopyOfAgreement', dayIn(copyLeftAt ? new Date(copyLeftAt) : now, zone));
  if (!rule || isCrown) return [];
  const clock = { ...nothing, kind: 'FortyEightHours', rowId: id, ruleId: rule.id } as const;
  const waived = waiverClock(owner, clock, dayIn(now, zone));
  if (waived) return [waived];
  if (!copyLeftAt)
    return !sentDate && !signedDate
      ? [{ ...clock, state: 'Open', text: clockText('copyNotLeft', { name }) }]
      : [{ ...clock, state: 'Unknown', text: clockText('copyUnknown', { name }) }];
  const endsAt = momentAfterLength(copyLeftAt, rule);
  if (!endsAt) return [{ ...clock, state: 'Unknown', text: clockText('ruleEmpty', { name }) }];
  const running = { ...clock, startedAt: copyLeftAt, endsAt };
  const values = { name, moment: endsAt };
  if (!signedDate)
    return now.getTime() < Date.parse(endsAt)
      ? [{ ...running, state: 'Open', text: clockText('copyRunning', values) }]
      : [{ ...running, state: 'Kept', text: clockText('copyOver', values) }];
  const lastDay = dayIn(new Date(endsAt), zone);
  // If the period ends at midnight, all of that day is after it.
  const isAfter = dayIn(new Date(Date.parse(endsAt) - 1), zone) < lastDay;
  if (signedDate > lastDay || (isAfter && signedDate === lastDay))
    return [{ ...running, state: 'Kept', text: clockText('signedAfter', values) }];
  if (signedDate === lastDay)
    return [{ ...running, state: 'Unknown', text: clockText('signedThatDay', values) }];
  const isWaivedLate = waiverDate !== null && waiverDate > signedDate;
  return [
    {
      ...running,
      state: 'Broken',
      text: isWaivedLate
        ? clockText('waivedLate', { ...values, day: waiverDate })
        : clockText('signedEarly', values),
    },
  ];
}
