import * as v from 'valibot';
import { calendarDate } from '../validators/date-rule.ts';
import { reference } from '../validators/reference-rules.ts';
import { message, required } from '../validators/rules.ts';
import { reminderKinds, reminderWays } from './reminder-kinds.ts';

/** Reminders that the inbox shows at once, that one call may mark, and the days that one may be put off. */
export const inboxLimits = { shown: 200, marked: 200, longestSnooze: 90 } as const;

const kindSchema = v.picklist(reminderKinds);

/** A reminder as the inbox shows it. */
const inboxItemSchema = v.object({
  id: v.string(),
  kind: kindSchema,
  /** When it is due, or when it happened, yyyy-MM-dd. */
  dueOn: v.string(),
  isLate: v.boolean(),
  isRead: v.boolean(),
  /** Whose work it is, where the person stands in for somebody who is away. */
  standsInFor: v.nullable(v.string()),
  /** What the record is called, and what it belongs to. */
  title: v.string(),
  detail: v.nullable(v.string()),
  /** Where the record opens, below the base path. */
  opens: v.nullable(v.string()),
});

export type InboxItem = v.InferOutput<typeof inboxItemSchema>;

/** Answer of `GET ~/api/inbox`: what the person is reminded of, unread and late ones first. */
export const inboxSchema = v.object({
  /** The person's day, yyyy-MM-dd. */
  day: v.string(),
  items: v.array(inboxItemSchema),
  /** Whether there are more than are shown. */
  isCut: v.boolean(),
});

export type Inbox = v.InferOutput<typeof inboxSchema>;

const knownKinds: ReadonlySet<string> = new Set(reminderKinds);

/** What has a kind that this version knows: a page that is open may be answered by a later version, which has more. */
const ofKnownKinds = v.pipe(
  v.array(v.looseObject({ kind: v.string() })),
  v.filterItems(({ kind }) => knownKinds.has(kind)),
);

/** The inbox as a page reads it, which may be older than what answers. */
export const readInboxSchema = v.object({
  ...inboxSchema.entries,
  items: v.pipe(ofKnownKinds, v.array(inboxItemSchema)),
});

const idsSchema = v.pipe(
  v.array(v.pipe(v.string(), v.uuid('The id of a reminder must be a UUID.'))),
  v.minLength(1),
  v.maxLength(inboxLimits.marked),
);

/** Body of `POST ~/api/inbox/read`: marks reminders as read, or as unread again; all of them without ids. */
export const readRemindersSchema = v.object({ ids: v.optional(idsSchema), isRead: v.boolean() });

/** Body of `POST ~/api/inbox/snooze`: puts reminders off until a day; null brings them back. */
export const snoozeRemindersSchema = v.object({ ids: idsSchema, until: v.nullable(calendarDate()) });

/** Body of `POST ~/api/inbox/absence`: the days on which the person is away, and who is reminded meanwhile. */
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

/** Answer of `GET ~/api/inbox/absence`; null where the person is not away, and will not be. */
export const absenceSchema = v.nullable(
  v.object({
    from: v.string(),
    to: v.string(),
    substitute: v.nullable(v.object({ id: v.string(), fullName: v.string() })),
  }),
);

export type Absence = v.InferOutput<typeof absenceSchema>;

const wayOfKindSchema = v.object({ kind: kindSchema, way: v.picklist(reminderWays) });

/** Answer of `GET ~/api/inbox/ways`: how the person is told of each kind. */
export const waysSchema = v.array(wayOfKindSchema);

/** The same as a page reads it, which may be older than what answers. */
export const readWaysSchema = v.pipe(ofKnownKinds, v.array(wayOfKindSchema));

/** Body of `POST ~/api/inbox/ways`: chooses how the person is told of a kind. */
export const chooseWaySchema = wayOfKindSchema;
