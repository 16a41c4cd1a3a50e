import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresPair } from './postgres-pair.ts';

/** Seconds until somebody notices that the primary is gone. */
const untilSeen = 1;

/** For how many seconds after the primary was killed people may be answered 503. */
export const longestAway = 5;

/** Matches an answer, or the result of an import or report, that reports the database as unavailable. */
export const isAway = /503|reach its database/;

/** Kills the primary, and promotes the standby once somebody has noticed. */
export async function losePrimary(pair: PostgresPair): Promise<void> {
  pair.killPrimary();
  await pause(untilSeen * 1000);
  pair.promote();
}
