/**
 * Milliseconds for which work on many items may block the event loop: an answer needs several turns, and waits for
 * each.
 */
const longest = 2;

/** Lets pending database queries be sent, and other requests be answered. */
export const pause = () => new Promise<void>((done) => setImmediate(done));

/** Lets others have their turn, as often as a few milliseconds went by since the last. */
export function turns(): () => Promise<void> | undefined {
  let began = performance.now();
  return () => {
    if (performance.now() - began < longest) return undefined;
    return pause().then(() => {
      began = performance.now();
    });
  };
}

/** Does something with each of many items, and lets others have their turn in between. */
export async function eachInTurns<T>(items: Iterable<T>, work: (item: T) => void): Promise<void> {
  const turn = turns();
  for (const item of items) {
    const others = turn();
    if (others) await others;
    work(item);
  }
}

/** Runs pieces of work with the same name one after the other; those with different names run in parallel. */
export function oneByOne() {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(name) ?? Promise.resolve();
    const own = before.then(work, work);
    const settled = own.catch(() => {});
    last.set(name, settled);
    try {
      return await own;
    } finally {
      if (last.get(name) === settled) last.delete(name);
    }
  };
}
