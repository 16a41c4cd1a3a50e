/** Milliseconds that work on many items keeps the server from others: an answer needs several turns, and waits for each. */
const longest = 2;

/** Lets what was asked of the database go on its way, and others be answered. */
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

/** Runs pieces of work one after the other by name: those of other names go beside. */
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
