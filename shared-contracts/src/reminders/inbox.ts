import * as v from 'valibot';
import { calendarDate } from '../validators/date-rule.ts';
import { reference } from '../validators/reference-rules.ts';
import { message, required } from '../validators/rules.ts';
import { reminderKinds, reminderWays } from './reminder-kinds.ts';

/**
 * The number of reminders that the inbox shows, the number that one call may mark, and the number of days for which a
 * reminder may be put off.
 */
export const inboxLimits = { shown: 200, marked: 200, longestSnooze: 90 } as const;

const kindSchema = v.picklist(reminderKinds);

/** A reminder as the inbox shows it. */
const inboxItemSchema = v.object({
  id: v.string(),
  kind: kindSchema,
  /** The due date, or the date on which it happened, yyyy-MM-dd. */
  dueOn: v.string(),
  isLate: v.boolean(),
  isRead: v.boolean(),
  /** The person whose work it is, if the recipient stands in for somebody who is away. */
  standsInFor: v.nullable(v.string()),
  /** The name of the record, and what it belongs to. */
  title: v.string(),
  detail: v.nullable(v.string()),
  /** The address of the record, relative to the base path. */
  opens: v.nullable(v.string()),
});

export type InboxItem = v.InferOutput<typeof inboxItemSchema>;

/** Answer of `GET ~/api/inbox`: the person's reminders, unread and late ones first. */
export const inboxSchema = v.object({
  /** The current date in the person's zone, yyyy-MM-dd. */
  day: v.string(),
  items: v.array(inboxItemSchema),
  /** Whether there are more reminders than are returned. */
  isCut: v.boolean(),
});

export type Inbox = v.InferOutput<typeof inboxSchema>;

const knownKinds: ReadonlySet<string> = new Set(reminderKinds);

/**
 * Keeps only kinds that this version knows: an open page may get its answer from a later version with further kinds.
 */
const ofKnownKinds = v.pipe(
  v.array(v.looseObject({ kind: v.string() })),
  v.filterItems(({ kind }) => knownKinds.has(kind)),
);

/** The inbox as a page reads it; the page may be older than the server. */
export const readInboxSchema = v.object({
  ...inboxSchema.entries,
  items: v.pipe(ofKnownKinds, v.array(inboxItemSchema)),
});

const idsSchema = v.pipe(
  v.array(v.pipe(v.string(), v.uuid('The id of a reminder must be a UUID.'))),
  v.minLength(1),
  v.maxLength(inboxLimits.marked),
);

/** Body of `POST ~/api/inbox/read`: marks reminders as read, or as unread again; without ids, all of them. */
export const readRemindersSchema = v.object({ ids: v.optional(idsSchema), isRead: v.boolean() });

/** Body of `POST ~/api/inbox/snooze`: puts reminders off until a day; null brings them back. */
export const snoozeRemindersSchema = v.object({ ids: idsSchema, until: v.nullable(calendarDate()) });

/** Body of `POST ~/api/inbox/absence`: the days on which the person is away, and who is reminded instead. */
export const keepAbsenceSchema = v.pipe(
  v.object({
    from: required(calendarDate()),
    to: required(calendarDate()),
    substitute: v.optional(reference),
  }),
  v.forward(
    v.check(({ from, to }) => from <= to, message('invalid')),
    ['to'],
  ),
);

/** Answer of `GET ~/api/inbox/absence`; null if the person is not away and no absence is planned. */
export const absenceSchema = v.nullable(
  v.object({
    from: v.string(),
    to: v.string(),
    substitute: v.nullable(v.object({ id: v.string(), fullName: v.string() })),
  }),
);

export type Absence = v.InferOutput<typeof absenceSchema>;

const wayOfKindSchema = v.object({ kind: kindSchema, way: v.picklist(reminderWays) });

/** Answer of `GET ~/api/inbox/ways`: how the person is reminded of each kind. */
export const waysSchema = v.array(wayOfKindSchema);

/** The same as a page reads it; the page may be older than the server. */
export const readWaysSchema = v.pipe(ofKnownKinds, v.array(wayOfKindSchema));

/** Body of `POST ~/api/inbox/ways`: chooses how the person is reminded of a kind. */
export const chooseWaySchema = wayOfKindSchema;
