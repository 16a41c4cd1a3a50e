/** The moment that counts as now; tests move it. */
export type Clock = () => Date;

/** Milliseconds since some moment. Only time itself moves it, not who sets the clock of the machine. */
export type Ticks = () => number;

/** What the machine counts. */
export const systemTicks: Ticks = () => performance.now();

/** A clock that is set by less between two looks, in milliseconds, is being kept right; by more, it jumped. */
const slew = 2000;

/**
 * A clock for what lasts: sessions, throttles, what is remembered for a moment. It begins as `clock`
 * stands and goes on with it, but neither back nor ahead when that is set: nobody is locked out for
 * an hour, signed out, or remembered after their sign-out, because a time server was wrong.
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
