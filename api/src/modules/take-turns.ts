/** Milliseconds that checking keeps the server from others. */
const longest = 6;

const pause = () => new Promise<void>((done) => setImmediate(done));

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
