import { dayAfter, daysBetween } from '../days/index.ts';
import { consultationLimits } from '../limits/index.ts';
import { isProved, type Recipient, type RecipientContact } from './recipient.ts';
import {
  dayAfterClock,
  followUpsOf,
  logReviewEnd,
  type RecipientClock,
  responseClock,
} from './response-clock.ts';
import type { RuleVersion } from './rule-version.ts';

/** The state of a recipient: see the enumeration of the schema. */
export type RecipientStateName =
  | 'Closed'
  | 'Late'
  | 'NotNotified'
  | 'Objecting'
  | 'Paused'
  | 'Unknown'
  | 'Unproved'
  | 'Waiting';

export type BoardStepName = 'Answered' | 'Closed' | 'FollowUp' | 'Notified' | 'Objection';
export type BoardCellStateName = 'Done' | 'DoneLate' | 'Due' | 'Late' | 'None' | 'Open';

/** One step of one recipient. */
export interface BoardCell {
  readonly step: BoardStepName;
  readonly afterDays: number | null;
  readonly state: BoardCellStateName;
  readonly date: string | null;
  readonly dueDate: string | null;
  /** The contact that completed it; for an open step the one that it continues, such as a notice without its proof. */
  readonly contact: Pick<RecipientContact, 'id' | 'revision'> | null;
}

export type GapKindName =
  | 'ContactGap'
  | 'EvidenceMissing'
  | 'FollowUpMissing'
  | 'MethodMissing'
  | 'NoticeMissing'
  | 'NotNotified'
  | 'ProofMissing'
  | 'RepresentativeMissing';

/** A gap that a regulator would object to. */
export interface ConsultationGapFact {
  readonly kind: GapKindName;
  readonly contactId: string | null;
  readonly date: string | null;
  readonly days: number | null;
}

/** The state of a recipient, with its gaps. */
export interface RecipientStanding {
  readonly state: RecipientStateName;
  readonly clock: RecipientClock | undefined;
  readonly cells: readonly BoardCell[];
  readonly gaps: readonly ConsultationGapFact[];
  /** The first day on which this recipient does not prevent the project from being filed; null while that is open. */
  readonly freeFrom: string | null;
}

const empty: Omit<BoardCell, 'step' | 'state'> = {
  afterDays: null,
  date: null,
  dueDate: null,
  contact: null,
};

const named = (contact: RecipientContact | undefined): BoardCell['contact'] =>
  contact ? { id: contact.id, revision: contact.revision } : null;

const isAnswer = ({ step }: RecipientContact): boolean =>
  step === 'Answer' || step === 'Objection' || step === 'ObjectionResolved';

const lastOf = (
  contacts: readonly RecipientContact[],
  step: RecipientContact['step'],
): RecipientContact | undefined =>
  contacts
    .filter((one) => one.step === step)
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .at(-1);

/** The cells of the follow-ups; each follow-up that was made is assigned to one of them. */
function followUpCells(
  recipient: Recipient,
  rules: readonly RuleVersion[],
  answered: string | undefined,
  today: string,
): readonly BoardCell[] {
  const made = recipient.contacts.filter(({ step }) => step === 'FollowUp');
  return followUpsOf(recipient, rules, today).map(({ afterDays, fromDate, dueDate }): BoardCell => {
    const place = made.findIndex(({ date: day }) => fromDate !== null && day >= fromDate);
    const [contact] = place < 0 ? [] : made.splice(place, 1);
    const date = contact?.date ?? null;
    const cell = { step: 'FollowUp' as const, afterDays, date, dueDate, contact: named(contact) };
    if (date !== null) return { ...cell, state: dueDate !== null && date > dueDate ? 'DoneLate' : 'Done' };
    if (answered !== undefined && (fromDate === null || answered <= fromDate))
      return { ...cell, state: 'None', dueDate: null };
    if (fromDate === null || today < fromDate) return { ...cell, state: 'Open' };
    return { ...cell, state: dueDate !== null && today > dueDate ? 'Late' : 'Due' };
  });
}

const gap = (kind: GapKindName, about: Partial<ConsultationGapFact> = {}): ConsultationGapFact => ({
  ...{ kind, contactId: null, date: null, days: null },
  ...about,
});

/** The gap of a recipient without a recorded notice: the notice is missing, or only the record of one that was sent. */
const noticeGap = ({ notifiedDate }: Recipient): ConsultationGapFact =>
  notifiedDate === null ? gap('NotNotified') : gap('NoticeMissing', { date: notifiedDate });

/** Gaps in single contacts. */
const contactGaps = (contacts: readonly RecipientContact[], today: string): readonly ConsultationGapFact[] =>
  contacts.flatMap((contact) => {
    const about = { contactId: contact.id, date: contact.date };
    return [
      ...(contact.step === 'Notice' && !isProved(contact, today) ? [gap('ProofMissing', about)] : []),
      ...(contact.step && !contact.hasEvidence ? [gap('EvidenceMissing', about)] : []),
      ...(contact.hasMethod ? [] : [gap('MethodMissing', about)]),
      ...(contact.hasRepresentative ? [] : [gap('RepresentativeMissing', about)]),
    ];
  });

/** Periods without any contact that were too long, up to an answer, the end of the response period or today. */
function silentGaps(
  contacts: readonly RecipientContact[],
  start: string | undefined,
  end: string,
): readonly ConsultationGapFact[] {
  if (!start) return [];
  const days = [
    start,
    ...contacts.map(({ date }) => date).filter((date) => date > start && date < end),
    end,
  ].toSorted();
  return days.slice(1).flatMap((day, place) => {
    const before = days[place] ?? day;
    const length = daysBetween(before, day);
    return length > consultationLimits.contactGap ? [gap('ContactGap', { date: before, days: length })] : [];
  });
}

const earliest = (days: readonly (string | null | undefined)[]): string =>
  days.flatMap((day) => day ?? []).toSorted()[0] ?? '';

/** The later of two days; null if the first is null. */
const laterOf = (one: string | null, other: string | undefined): string | null =>
  one !== null && other !== undefined && other > one ? other : one;

/** The state of a recipient on a day, by the rules of its province. */
export function recipientStanding(
  recipient: Recipient,
  rules: readonly RuleVersion[],
  today: string,
): RecipientStanding {
  const { contacts } = recipient;
  const clock = responseClock(recipient, rules, today);
  const notices = contacts.filter(({ step }) => step === 'Notice');
  const proved = notices.filter((notice) => isProved(notice, today));
  const started = earliest(proved.map(({ deliveredDate }) => deliveredDate)) || undefined;
  const sent = earliest([recipient.notifiedDate, ...notices.map(({ date }) => date)]) || undefined;
  const answer = contacts.find(isAnswer);
  const answered = answer?.date;
  const objection = lastOf(contacts, 'Objection');
  const objected = objection?.date;
  const resolution = lastOf(contacts, 'ObjectionResolved');
  const resolved = resolution?.date;
  const isObjecting = objected !== undefined && (resolved === undefined || resolved < objected);
  const followUps = followUpCells(recipient, rules, answered, today);
  const isOver = clock?.dueDate ? today > clock.dueDate : false;
  // Who has answered a notice had it in hand: the proof stays a gap of the record, but nobody is waited for.
  const isAnswered = answered !== undefined && sent !== undefined;
  const isClosed = !isObjecting && (isAnswered || isOver);
  const reviewed = logReviewEnd(recipient, rules);
  const free = laterOf(
    resolved ?? answered ?? (clock ? dayAfterClock(clock) : null),
    reviewed && dayAfter(reviewed),
  );

  const stateOf = (): RecipientStateName => {
    if (isObjecting) return 'Objecting';
    if (isClosed) return 'Closed';
    if (started === undefined) return sent === undefined ? 'NotNotified' : 'Unproved';
    if (!clock) return 'Unknown';
    if (clock.isPaused) return 'Paused';
    return followUps.some(({ state }) => state === 'Late') ? 'Late' : 'Waiting';
  };
  const state = stateOf();
  const freeFrom = state === 'Closed' || state === 'Late' || state === 'Waiting' ? free : null;

  const cells: readonly BoardCell[] = [
    {
      ...{ ...empty, step: 'Notified', state: started ? 'Done' : 'Open', date: started ?? sent ?? null },
      contact: named(proved.find(({ deliveredDate }) => deliveredDate === started) ?? notices[0]),
    },
    ...followUps,
    {
      ...{ ...empty, step: 'Answered', date: answered ?? null, dueDate: clock?.dueDate ?? null },
      state: answered === undefined ? (isOver ? 'None' : 'Open') : 'Done',
      contact: named(answer),
    },
    {
      ...{ ...empty, step: 'Objection', date: (isObjecting ? objected : resolved) ?? null },
      state: isObjecting ? 'Due' : objected === undefined ? 'None' : 'Done',
      contact: named(isObjecting ? objection : resolution),
    },
    { ...empty, step: 'Closed', state: isClosed ? 'Done' : 'Open', date: isClosed ? freeFrom : null },
  ];
  const silentUntil = earliest([answered, clock?.dueDate, today]);
  return {
    state,
    clock,
    cells,
    freeFrom,
    gaps: [
      ...(notices.length === 0 ? [noticeGap(recipient)] : []),
      ...contactGaps(contacts, today),
      ...followUps.flatMap(({ state: is, afterDays, dueDate }) =>
        is === 'Late' ? [gap('FollowUpMissing', { days: afterDays, date: dueDate })] : [],
      ),
      ...silentGaps(contacts, started, silentUntil),
    ],
  };
}
