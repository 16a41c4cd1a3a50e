/** The current time; tests can move it. */
export type Clock = () => Date;

/** Milliseconds since some moment. They only advance with elapsed time, not when somebody sets the machine's clock. */
export type Ticks = () => number;

/** The machine's monotonic timer. */
export const systemTicks: Ticks = () => performance.now();

/**
 * A clock that was set by less than this between two readings, in milliseconds, is being synchronized; by more, it
 * jumped.
 */
const slew = 2000;

/**
 * A clock for durations: sessions, throttles, short caches. It starts with the time of `clock` and runs with it, but
 * does not jump when that is set: a wrong time server neither locks people out for an hour, nor signs them out, nor
 * keeps them signed in.
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
