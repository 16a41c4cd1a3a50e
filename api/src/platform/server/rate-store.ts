import { LRUCache } from 'lru-cache';
import { systemTicks, type Ticks } from './clock.ts';

interface Counted {
  count: number;
  readonly since: number;
}

type Answer = (error: Error | null, result?: { readonly current: number; readonly ttl: number }) => void;

/** Number of senders that are counted for one call. */
const largest = 10_000;

/**
 * Counts requests by sender for the rate limits, with windows in elapsed time. The plugin's own store uses the
 * machine's clock, and would block people until a wrong clock is corrected.
 */
export class RateStore {
  // Not by `max`, which allocates space for all entries upfront: there is one of these for each limited call.
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

  /** Each call has counts of its own. */
  child(): RateStore {
    return new RateStore(undefined, this.#ticks);
  }
}
