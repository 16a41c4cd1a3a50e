import * as v from 'valibot';
import { gridFilterSchema } from './grid-request.ts';

/**
 * Rows in each list of the start screen, the number of days in its week, and how many recently opened records are
 * remembered.
 */
export const startRecords = { listed: 12, week: 7, recentKept: 50 } as const;

/** A record on the start screen. */
const startRecordSchema = v.object({
  /** Name of its list. */
  source: v.string(),
  id: v.string(),
  title: v.string(),
  /** The record that it belongs to, if any. */
  detail: v.nullable(v.string()),
  /** yyyy-MM-dd; when it is due, or since when somebody waits. */
  date: v.nullable(v.string()),
  opens: v.nullable(v.string()),
});

export type StartRecord = v.InferOutput<typeof startRecordSchema>;

/** How many records of a list need attention, and the filters that find them there. */
const dayCountSchema = v.object({
  source: v.string(),
  /** The smart folder that contains them; null for the list itself. */
  folder: v.nullable(v.string()),
  /** The filters that find them, in addition to the folder's own condition. */
  filters: v.array(gridFilterSchema),
  /** At most `largestFolderCount`. */
  count: v.number(),
});

export type DayCount = v.InferOutput<typeof dayCountSchema>;

const dayBlockSchema = v.object({
  /** Lists without such records are left out. */
  counts: v.array(dayCountSchema),
  /** The first of them, by date. */
  records: v.array(startRecordSchema),
});

export type DayBlock = v.InferOutput<typeof dayBlockSchema>;

const projectProgressSchema = v.object({
  id: v.string(),
  title: v.string(),
  opens: v.string(),
  /** Number of agreements of the project, and of those whose consent was received. */
  agreements: v.number(),
  consented: v.number(),
});

export type ProjectProgress = v.InferOutput<typeof projectProgressSchema>;

const weekSentBackSchema = v.object({
  /** Of the timesheet. */
  id: v.string(),
  /** Monday of the week, yyyy-MM-dd. */
  weekStarting: v.string(),
  /** Number of lines that were sent back and not submitted again. */
  lines: v.number(),
  /** Who sent back the first of them, and why. */
  by: v.string(),
  reason: v.string(),
});

export type WeekSentBack = v.InferOutput<typeof weekSentBackSchema>;

/** Response of `GET ~/api/start/today`: a person's day. */
export const startTodaySchema = v.object({
  /** The day concerned, yyyy-MM-dd. */
  day: v.string(),
  overdue: dayBlockSchema,
  week: dayBlockSchema,
  /** Tasks that wait for other people. */
  waiting: dayBlockSchema,
  /** Active projects, the latest worked on first. */
  projects: v.array(projectProgressSchema),
  /** People who were invited and have not signed in yet; null for people who do not invite them. */
  invited: v.nullable(v.array(startRecordSchema)),
  recent: v.array(startRecordSchema),
  /** Agreements without a province from their land or their project; at most as many as a list shows. */
  withoutProvince: v.optional(v.array(startRecordSchema), []),
  /** The person's own weeks with lines that were sent back to them, the earliest first. */
  sentBack: v.optional(v.array(weekSentBackSchema), []),
});

export type StartToday = v.InferOutput<typeof startTodaySchema>;

/** Body of `POST ~/api/start/recent`: a record that the person opened. */
export const recentRecordSchema = v.object({
  source: v.pipe(v.string(), v.maxLength(60)),
  id: v.pipe(v.string(), v.uuid('The id of a record must be a UUID.')),
});
