import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How often the event loop is checked, and how long a measurement counts, in milliseconds. */
const resolution = 20;
const window = 60_000;

const nanoseconds = 1_000_000;

/** How long work in this process waited for its turn in the last full minute, in milliseconds. */
export interface LoopDelay {
  readonly median: number;
  readonly longest: number;
}

/** Measures how long work waits for its turn on the thread that answers requests. */
export function watchLoop(): { readonly read: () => LoopDelay; readonly stop: () => void } {
  const histogram = monitorEventLoopDelay({ resolution });
  // The measured value includes the time between two checks.
  const delay = (value: number) => Math.max(0, Math.round(value / nanoseconds) - resolution);
  const now = (): LoopDelay =>
    histogram.count === 0
      ? { median: 0, longest: 0 }
      : { median: delay(histogram.percentile(50)), longest: delay(histogram.max) };
  let minute: LoopDelay | undefined;
  histogram.enable();
  const timer = setInterval(() => {
    minute = now();
    histogram.reset();
  }, window).unref();
  return {
    read: () => {
      const current = now();
      if (!minute) return current;
      return { median: minute.median, longest: Math.max(minute.longest, current.longest) };
    },
    stop: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
