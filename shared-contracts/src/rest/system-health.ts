import * as v from 'valibot';
import { areaNameSchema } from '../area/area-names.ts';
import { day, minute } from '../limits/durations.ts';
import { limits } from '../limits/index.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const milliseconds = v.pipe(v.number(), v.minValue(0));
const moment = v.pipe(v.string(), v.isoTimestamp());

/** The limits beyond which the figures of an installation need somebody's attention; times in milliseconds. */
export const healthLimits = {
  /** How often each copy reports that it is running. */
  beat: 15 * limits.second,
  /** A copy that has not reported for this long is considered gone. */
  silence: minute,
  /** How long a copy that is gone stays in the list. */
  remembered: 60 * minute,
  /** The maximum age of the last backup that was proven by restoring it. */
  provenBackup: 7 * day,
  /** A mail that has waited for longer was not sent at the first attempts. */
  mailWaits: 10 * minute,
  /** The longest acceptable wait for the thread that answers people. */
  loop: 500,
  /** The longest acceptable time for the database to answer the simplest query. */
  databaseAnswer: 250,
} as const;

/** What a copy of the API reports about itself. */
export const copyFiguresSchema = v.object({
  /** How long work waited for the thread that answers people, in the last minute. */
  loop: v.object({ median: milliseconds, longest: milliseconds }),
  /** Memory of the process, in bytes. */
  memory: count,
  /** Connections to the database, and requests that are waiting for one. */
  pool: v.object({ most: count, used: count, waiting: count }),
  /** Work in processes outside the server, by kind (`report`, `workbook` …). */
  queues: v.array(v.object({ work: v.string(), waiting: count, running: count })),
});

export type CopyFigures = v.InferOutput<typeof copyFiguresSchema>;

/** The release of an area that people get, and how well it loads. */
const releaseHealthSchema = v.object({
  area: areaNameSchema,
  stage: v.picklist(['stable', 'candidate']),
  version: v.string(),
  loads: count,
  failures: count,
  /** When the candidate was halted because it failed too often. */
  haltedAt: v.nullable(moment),
});

export type ReleaseHealth = v.InferOutput<typeof releaseHealthSchema>;

const proofSchema = v.object({
  /** The moment whose data the backup contains. */
  takenAt: moment,
  /** When it was restored and compared. */
  checkedAt: moment,
  rows: count,
  files: count,
});

/** Answer of `GET ~/api/rollout/health`. */
export const systemHealthSchema = v.object({
  now: moment,
  database: v.object({
    kind: v.picklist(['pglite', 'postgresql']),
    /** How long the database took to answer. */
    answer: milliseconds,
  }),
  copies: v.array(
    v.object({
      id: v.string(),
      /** The name of its machine or container. */
      name: v.string(),
      version: v.string(),
      startedAt: moment,
      seenAt: moment,
      /** Whether it has reported recently. */
      isThere: v.boolean(),
      /** Whether it is the copy that sent this answer. */
      isThis: v.boolean(),
      ...copyFiguresSchema.entries,
    }),
  ),
  mails: v.object({ waiting: count, oldestAt: v.nullable(moment) }),
  /** Imports that are being written. */
  imports: count,
  /** Browsers in which somebody is signed in. */
  sessions: count,
  releases: v.array(releaseHealthSchema),
  backup: v.object({
    /** The last backup that was proven. */
    proven: v.nullable(proofSchema),
    /** When a later backup was found to be incomplete or damaged. */
    failedAt: v.nullable(moment),
  }),
});

export type SystemHealth = v.InferOutput<typeof systemHealthSchema>;

/** Problems that need attention. */
export const healthComplaints = [
  'backupMissing',
  'backupOld',
  'backupBroken',
  'databaseSlow',
  'copyGone',
  'loopBusy',
  'poolFull',
  'mailWaits',
  'releaseHalted',
  'releaseFails',
] as const;

export type HealthComplaint = (typeof healthComplaints)[number];
