/**
 * Milliseconds for which work on many items may block the event loop. A response needs several turns of the loop and
 * waits this long for each.
 */
const longest = 2;

/** Lets pending database queries be sent, and other requests be answered. */
export const pause = () => new Promise<void>((done) => setImmediate(done));

/** Returns a function that yields to other work if a few milliseconds have passed since it last did. */
export function turns(): () => Promise<void> | undefined {
  let began = performance.now();
  return () => {
    if (performance.now() - began < longest) return undefined;
    return pause().then(() => {
      began = performance.now();
    });
  };
}

/** Processes many items and yields to other work in between. */
export async function eachInTurns<T>(items: Iterable<T>, work: (item: T) => void): Promise<void> {
  const turn = turns();
  for (const item of items) {
    const others = turn();
    if (others) await others;
    work(item);
  }
}

/** Runs pieces of work with the same name one after the other; those with different names run concurrently. */
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
