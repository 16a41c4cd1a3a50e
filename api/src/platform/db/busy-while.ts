import { performance } from 'node:perf_hooks';

/** Fraction of the time from which on this process counts as having been too busy to read a server's answer. */
const busyFrom = 0.5;

/**
 * Starts measuring, and returns a function that returns whether this process has been busy since: then its timers fire
 * before it has read what arrived.
 */
export function busyWhile(): () => boolean {
  const before = performance.eventLoopUtilization();
  return () => performance.eventLoopUtilization(before).utilization >= busyFrom;
}
