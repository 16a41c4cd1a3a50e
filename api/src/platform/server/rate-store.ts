import { LRUCache } from 'lru-cache';
import { systemTicks, type Ticks } from './clock.ts';

interface Counted {
  count: number;
  readonly since: number;
}

type Answer = (error: Error | null, result?: { readonly current: number; readonly ttl: number }) => void;

/** Senders that are kept in mind for one call. */
const largest = 10_000;

/**
 * Counts requests by sender for the rate limits, each window in time that really passed: the
 * plugin's own store goes by the clock of the machine, and bars people until that is right again.
 */
export class RateStore {
  // Not by `max`, for which the room of all is taken at once: there is one of these for each limited call.
  readonly #counted = new LRUCache<string, Counted>({ maxSize: largest, sizeCalculation: () => 1 });
  readonly #ticks: Ticks;

  constructor(_options: unknown, ticks: Ticks = systemTicks) {
    this.#ticks = ticks;
  }

  incr(key: string, answer: Answer, timeWindow: number): void {
    const now = this.#ticks();
    const known = this.#counted.get(key);
    const counted = known && now - known.since < timeWindow ? known : { count: 0, since: now };
    counted.count += 1;
    this.#counted.set(key, counted);
    answer(null, { current: counted.count, ttl: Math.ceil(timeWindow - (now - counted.since)) });
  }

  /** Each call counts for itself. */
  child(): RateStore {
    return new RateStore(undefined, this.#ticks);
  }
}
