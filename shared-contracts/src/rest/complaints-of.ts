import { rolloutLimits } from '../rollout/area-schemas.ts';
import {
  type HealthComplaint,
  healthComplaints,
  healthLimits,
  type ReleaseHealth,
  type SystemHealth,
} from './system-health.ts';

/** Whether more of a release's loads fail than is acceptable; a handful of loads is too few to decide. */
export const failsOften = ({ loads, failures }: Pick<ReleaseHealth, 'loads' | 'failures'>): boolean =>
  loads + failures >= rolloutLimits.attempts && failures > rolloutLimits.failureShare * (loads + failures);

const age = (now: string, then: string): number => Date.parse(now) - Date.parse(then);

const isComplaint: Readonly<Record<HealthComplaint, (health: SystemHealth) => boolean>> = {
  backupMissing: ({ backup }) => backup.proven === null,
  // What matters is how much data could be lost, so the age counts from when the backup was taken, not from when it was
  // proven.
  backupOld: ({ now, backup }) =>
    backup.proven !== null && age(now, backup.proven.takenAt) > healthLimits.provenBackup,
  backupBroken: ({ backup }) => backup.failedAt !== null,
  databaseSlow: ({ database }) => database.answer > healthLimits.databaseAnswer,
  copyGone: ({ copies }) => copies.some(({ isThere }) => !isThere),
  loopBusy: ({ copies }) => copies.some(({ isThere, loop }) => isThere && loop.longest > healthLimits.loop),
  poolFull: ({ copies }) => copies.some(({ isThere, pool }) => isThere && pool.waiting > 0),
  mailWaits: ({ now, mails }) => mails.oldestAt !== null && age(now, mails.oldestAt) > healthLimits.mailWaits,
  releaseHalted: ({ releases }) => releases.some(({ haltedAt }) => haltedAt !== null),
  releaseFails: ({ releases }) => releases.some(failsOften),
};

/** The problems of an installation that need attention, the most urgent first. */
export const complaintsOf = (health: SystemHealth): readonly HealthComplaint[] =>
  healthComplaints.filter((complaint) => isComplaint[complaint](health));
