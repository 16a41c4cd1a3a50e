import { performance } from 'node:perf_hooks';

/** Share of the time from which on this process counts as too busy to have read a server's response. */
const busyFrom = 0.5;

/**
 * Starts measuring. Returns a function that reports whether this process has been busy since: its timers then fire
 * before it has read what arrived.
 */
export function busyWhile(): () => boolean {
  const before = performance.eventLoopUtilization();
  return () => performance.eventLoopUtilization(before).utilization >= busyFrom;
}
