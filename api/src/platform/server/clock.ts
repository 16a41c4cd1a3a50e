/** The current time; tests can move it. */
export type Clock = () => Date;

/** Milliseconds since some moment. They only advance with elapsed time, not when somebody sets the machine's clock. */
export type Ticks = () => number;

/** The machine's monotonic timer. */
export const systemTicks: Ticks = () => performance.now();

/**
 * Milliseconds. If the clock was set by less than this between two readings, it is being synchronized; otherwise it
 * jumped.
 */
const slew = 2000;

/**
 * A clock for durations: sessions, throttles, short caches. It starts at the time of `clock` and follows it, but does
 * not jump when that is set. A wrong time server therefore neither locks people out for an hour, nor signs them out,
 * nor keeps them signed in.
 */
export function steadyClock(clock: Clock, ticks: Ticks): Clock {
  let wall = clock().getTime();
  let tick = ticks();
  let now = wall;
  return () => {
    const shown = clock().getTime() - wall;
    const passed = ticks() - tick;
    wall += shown;
    tick += passed;
    now += Math.max(0, Math.abs(shown - passed) < slew ? shown : passed);
    return new Date(now);
  };
}
