import * as v from 'valibot';

/** Rows of each list of the start screen, and how far ahead it looks for dates. */
export const startRecords = { listed: 8, daysAhead: 30, recentKept: 50 } as const;

/** A record on the start screen. */
export const startRecordSchema = v.object({
  /** Name of its list. */
  source: v.string(),
  id: v.string(),
  title: v.string(),
  /** What it belongs to, where it belongs to something. */
  detail: v.nullable(v.string()),
  /** yyyy-MM-dd; when it is due. */
  date: v.nullable(v.string()),
  opens: v.nullable(v.string()),
});

export type StartRecord = v.InferOutput<typeof startRecordSchema>;

/** Answer of `GET ~/api/start/today`: what a person went on with, has to do, and must not miss. */
export const startTodaySchema = v.object({
  recent: v.array(startRecordSchema),
  tasks: v.array(startRecordSchema),
  due: v.array(startRecordSchema),
});

export type StartToday = v.InferOutput<typeof startTodaySchema>;

/** Body of `POST ~/api/start/recent`: a record that the person opened. */
export const recentRecordSchema = v.object({
  source: v.pipe(v.string(), v.maxLength(60)),
  id: v.pipe(v.string(), v.uuid('The id of a record must be a UUID.')),
});
