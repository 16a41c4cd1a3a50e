import type { Clock } from '../server/clock.ts';

/** Something that every request needs and that rarely changes, as cached by this instance. */
export interface LastKnown<T> {
  readonly read: () => Promise<T>;
  /** Makes a change effective here immediately; other instances follow when their cache expires. */
  readonly forget: () => void;
}

/**
 * Caches the result of `read` for `duration` milliseconds. While the database does not answer, the last result stays
 * valid; rejects if there is none yet.
 */
export function lastKnown<T>(read: () => Promise<T>, duration: number, clock: Clock): LastKnown<T> {
  let last: { readonly value: T } | undefined;
  let until = 0;
  let reading: Promise<T> | undefined;
  const readAnew = async (): Promise<T> => {
    try {
      const value = await read();
      last = { value };
      until = clock().getTime() + duration;
      return value;
    } catch (error) {
      if (last) return last.value;
      throw error;
    } finally {
      reading = undefined;
    }
  };
  return {
    read: async () => {
      if (last && clock().getTime() < until) return last.value;
      reading ??= readAnew();
      return reading;
    },
    forget: () => {
      until = 0;
      reading = undefined;
    },
  };
}
