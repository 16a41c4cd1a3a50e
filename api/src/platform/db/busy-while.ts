import { performance } from 'node:perf_hooks';

/** Part of a time from which on this process was too busy to read what a server answered. */
const busyFrom = 0.5;

/** Tells later whether this process was busy since now: then its clocks go off before it reads what came. */
export function busyWhile(): () => boolean {
  const before = performance.eventLoopUtilization();
  return () => performance.eventLoopUtilization(before).utilization >= busyFrom;
}
