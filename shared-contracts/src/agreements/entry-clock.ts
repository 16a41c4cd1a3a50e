import { dayAfterLength, lastDayAfter } from '../consultation/provincial-rule.ts';
import { dayAfter } from '../days/index.ts';
import { type AgreementClock, type ClockFacts, type FindRule, nothing } from './clock.ts';
import { type ClockText, clockText } from './clock-texts.ts';

type Step = ClockFacts['lifeSteps'][number];

/** The last step of a kind up to a day. */
const lastStep = ({ lifeSteps }: ClockFacts, kind: Step['kind'], today: string): Step | undefined =>
  lifeSteps
    .filter((step) => step.kind === kind && step.date <= today)
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .at(-1);

const isSince = (step: Step | undefined, notice: Step): step is Step =>
  step !== undefined && step.date >= notice.date;

const clockOf = (step: Step) => ({ ...nothing, kind: 'RightOfEntry', rowId: step.id }) as const;

const ordered = (order: Step, ruleFor: FindRule): AgreementClock => ({
  ...clockOf(order),
  ...{ state: 'Kept', text: clockText('entryOrdered', { day: order.date }) },
  ruleId: ruleFor('RightOfEntry', order.date)?.id ?? null,
});

/** The time in which respondents may object, after the notice that was served last. */
function objections(notice: Step, ruleFor: FindRule, today: string): AgreementClock {
  const clock = clockOf(notice);
  const rule = ruleFor('RightOfEntry', notice.date);
  const dueDate = rule && lastDayAfter(notice.date, rule);
  if (!dueDate) return { ...clock, state: 'Unknown', text: clockText('entryNoRule', { day: notice.date }) };
  const about = { ...clock, state: 'Open', ruleId: rule.id } as const;
  if (today <= dueDate) return { ...about, dueDate, text: clockText('entryOpen', { day: dueDate }) };
  const fromDate = dayAfter(dueDate);
  return { ...about, fromDate, text: clockText('entryFree', { from: fromDate }) };
}

/**
 * The days on which an application to the federal regulator may be filed after the notice that was served last: "not less
 * than" so many days before it are clear days, so it is filed on the day after them.
 */
function federalWindow(
  notice: Step,
  applied: Step | undefined,
  ruleFor: FindRule,
  today: string,
): AgreementClock[] {
  const [earliest, latest] = [
    ruleFor('FederalEntryEarliest', notice.date),
    ruleFor('FederalEntryLatest', notice.date),
  ];
  const waited = earliest && dayAfterLength(notice.date, earliest);
  const day = latest && dayAfterLength(notice.date, latest);
  if (!waited || !day) return [];
  const from = dayAfter(waited);
  const clock = { ...clockOf(notice), fromDate: from, dueDate: day, ruleId: latest.id };
  if (isSince(applied, notice)) {
    const given = applied.date;
    if (given < from)
      return [{ ...clock, state: 'Broken', text: clockText('federalTooEarly', { given, from }) }];
    if (given > day)
      return [{ ...clock, state: 'Broken', text: clockText('federalTooLate', { given, day }) }];
    return [{ ...clock, state: 'Kept', text: clockText('federalApplied', { given }) }];
  }
  if (today > day) return [{ ...clock, state: 'Broken', text: clockText('federalOver', { day }) }];
  return today < from
    ? [{ ...clock, state: 'Open', text: clockText('federalOpen', { from, day }) }]
    : [{ ...clock, state: 'Due', text: clockText('federalDue', { day }) }];
}

/** Whether a sentence is about an application to the federal regulator that is still to be filed. */
export const isFederalEntry = ({ key }: ClockText): boolean =>
  key === 'federalOpen' || key === 'federalDue' || key === 'federalOver';

/**
 * The deadlines of an entry by order, where no agreement is reached: objections to the application, and when the federal
 * regulator may be asked. An order that was made since ends them.
 */
export function entryClocks(facts: ClockFacts, ruleFor: FindRule, today: string): AgreementClock[] {
  const last = (kind: Step['kind']) => lastStep(facts, kind, today);
  const order = last('EntryOrder');
  const notice = last('EntryNotice');
  const federal = last('FederalEntryNotice');
  const running = [
    ...(notice && !isSince(order, notice) ? [objections(notice, ruleFor, today)] : []),
    ...(federal && !isSince(order, federal)
      ? federalWindow(federal, last('EntryApplied'), ruleFor, today)
      : []),
  ];
  return running.length === 0 && order ? [ordered(order, ruleFor)] : running;
}
