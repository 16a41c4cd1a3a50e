import type { GridSourceName } from '../grids/grid-source.ts';

/** When people are reminded of a kind, and where its records are. */
export interface ReminderRule {
  /** The list with the record that it is about; people are reminded only of records that they may see there. */
  readonly source: GridSourceName;
  /** How many days before the due day people are reminded. */
  readonly leadDays: number;
  /** For how many days after the due day it still stands in the inbox. */
  readonly lateDays: number;
  /** Of rows that have no list of their own: their kind in the history and the tab of their project; `source` lists the projects. */
  readonly row?: { readonly kind: string; readonly tab: string };
  /** It happened on its day, and nothing is due: it is never late. */
  readonly isNews?: true;
  /** How people are told of it who chose nothing, where that is not in the morning's mail. */
  readonly usual?: ReminderWay;
  /** It is no date in calendars: few have to do with it, and every calendar would look for it. */
  readonly isInboxOnly?: true;
}

/** For how long news stands in the inbox, in days. */
const fresh = 14;
const aYear = 365;
const news = { leadDays: 0, lateDays: fresh, isNews: true } as const;
/** It may be tomorrow already where it was noted. */
const soon = { ...news, leadDays: 1 } as const;
const recipient = { source: 'projects', row: { kind: 'RECIPIENT', tab: 'consultation' } } as const;

/**
 * What people are reminded of, in the order of the inbox. Each is told once ahead of its day and once when it is late; it
 * leaves the inbox when it is done, or its day moves.
 */
export const reminderRules = {
  taskAssigned: { source: 'assigned-tasks', ...news },
  // A zone that changed since does not hold a mention back until tomorrow.
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

/** How a person is told of a kind: not at all, in the inbox alone, in the morning's mail too, or by a mail at once. */
export const reminderWays = ['off', 'here', 'digest', 'atOnce'] as const;

export type ReminderWay = (typeof reminderWays)[number];

/** The way of a kind that a person did not choose. */
export const usualWay = (kind: ReminderKind): ReminderWay => reminderRule(kind).usual ?? 'digest';

/** The hour at which the morning's mail goes out, in the person's own zone. */
export const digestHour = 7;
