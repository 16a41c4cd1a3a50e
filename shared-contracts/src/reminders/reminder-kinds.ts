import type { GridSourceName } from '../grids/grid-source.ts';

/** When people are reminded of a kind, and where its records are. */
export interface ReminderRule {
  /** The list that contains the record; people are reminded only of records that they may see in it. */
  readonly source: GridSourceName;
  /** How many days before the due date people are reminded. */
  readonly leadDays: number;
  /** For how many days after the due date the reminder stays in the inbox. */
  readonly lateDays: number;
  /**
   * For rows without a list of their own: their kind in the history, and the tab of the project that shows them;
   * `source` is then the list of projects.
   */
  readonly row?: { readonly kind: string; readonly tab: string };
  /** News about something that happened on its day; nothing is due, so it is never late. */
  readonly isNews?: true;
  /** How people are reminded who chose nothing, if not in the morning's mail. */
  readonly usual?: ReminderWay;
  /**
   * Whether the kind is left out of calendars: it concerns few people, and every calendar would have to search for it.
   */
  readonly isInboxOnly?: true;
}

/** For how many days news stays in the inbox. */
const fresh = 14;
const aYear = 365;
const news = { leadDays: 0, lateDays: fresh, isNews: true } as const;
/** Where the event was recorded, the date may already be one day later than in the recipient's zone. */
const soon = { ...news, leadDays: 1 } as const;
const recipient = { source: 'projects', row: { kind: 'RECIPIENT', tab: 'consultation' } } as const;

/**
 * The kinds of reminders, in the order of the inbox. People are reminded once before the due date and once when it has
 * passed; a reminder leaves the inbox when the work is done or its date moves.
 */
export const reminderRules = {
  taskAssigned: { source: 'assigned-tasks', ...news },
  // The person's zone may have changed in the meantime; a mention must not wait until tomorrow because of that.
  mentioned: { source: 'projects', row: { kind: 'COMMENT', tab: 'comments' }, ...soon },
  answered: { source: 'projects', row: { kind: 'COMMENT', tab: 'comments' }, ...soon },
  partyAnswered: { ...recipient, ...soon },
  requestAnswered: { source: 'requests', ...soon },
  savedOver: { source: 'projects', row: { kind: 'SAVED_OVER', tab: 'details' }, ...soon, usual: 'here' },
  reportDone: {
    source: 'projects',
    row: { kind: 'GENERATED_DOCUMENT', tab: 'details' },
    ...soon,
    usual: 'here',
  },
  weekApproved: { source: 'timesheets', ...soon },
  weekCorrected: { source: 'timesheets', ...soon },
  importDone: {
    source: 'projects',
    row: { kind: 'AGREEMENT_IMPORT', tab: 'agreements' },
    ...soon,
  },
  weekSentBack: { source: 'timesheets', ...news },
  taskDue: { source: 'assigned-tasks', leadDays: 3, lateDays: aYear },
  obligationDue: { source: 'obligations', leadDays: 14, lateDays: aYear },
  keyDate: {
    source: 'projects',
    row: { kind: 'KEY_DATE', tab: 'key-dates' },
    leadDays: 7,
    lateDays: 30,
  },
  stakeholderDue: { source: 'stakeholders', leadDays: 5, lateDays: 90 },
  answerDue: { ...recipient, leadDays: 5, lateDays: 30 },
  followUpDue: { ...recipient, leadDays: 3, lateDays: 30 },
  copyWaited: { source: 'agreements', ...news },
  entryDue: { source: 'agreements', leadDays: 14, lateDays: 60 },
  reviewDue: { source: 'agreements', leadDays: 45, lateDays: aYear },
  requestExpiry: { source: 'requests', leadDays: 30, lateDays: 60 },
  agreementExpiry: { source: 'agreements', leadDays: 60, lateDays: 90 },
  rateEnds: { source: 'rates', leadDays: 30, lateDays: 60, isInboxOnly: true },
  paymentDue: { source: 'payments', leadDays: 14, lateDays: aYear },
  rentDue: { source: 'agreements', leadDays: 14, lateDays: aYear },
} as const satisfies Readonly<Record<string, ReminderRule>>;

export type ReminderKind = keyof typeof reminderRules;

export const reminderKinds = Object.keys(reminderRules) as [ReminderKind, ...ReminderKind[]];

/** The rule of a kind. */
export const reminderRule = (kind: ReminderKind): ReminderRule => reminderRules[kind];

/**
 * How a person is reminded of a kind: not at all, only in the inbox, also in the morning's mail, or by a mail at once.
 */
export const reminderWays = ['off', 'here', 'digest', 'atOnce'] as const;

export type ReminderWay = (typeof reminderWays)[number];

/** How people are reminded of a kind if they did not choose. */
export const usualWay = (kind: ReminderKind): ReminderWay => reminderRule(kind).usual ?? 'digest';

/** The hour at which the morning's mail is sent, in the person's own zone. */
export const digestHour = 7;
