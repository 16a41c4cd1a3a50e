/** How long to wait before a part is started again, in milliseconds: longer each time it ends soon after. */
const waits = [500, 1000, 2000, 5000, 15_000, 30_000] as const;

/** Time in milliseconds after which a running part counts as recovered: its next crash is treated as the first one. */
const recovered = 60_000;

interface ReviveOptions {
  /** Starts a part; a part that ends again is reported to `revive` again, so what this throws is not needed. */
  readonly start: (part: string) => Promise<void>;
  /** Prints a text for the person at the console. */
  readonly print: (text: string) => void;
}

/** Starts parts again that ended without being asked to. */
interface Reviver {
  readonly revive: (part: string, output: string) => void;
  /** Starts nothing any more. */
  readonly stop: () => void;
}

/** Makes a reviver; each part has a patience of its own. */
export function partReviver({ start, print }: ReviveOptions): Reviver {
  const ends = new Map<string, { readonly count: number; readonly at: number }>();
  const timers = new Set<NodeJS.Timeout>();
  return {
    revive: (part, output) => {
      const last = ends.get(part);
      const now = performance.now();
      const count = last && now - last.at < recovered ? last.count + 1 : 0;
      ends.set(part, { count, at: now });
      const wait = waits[Math.min(count, waits.length - 1)] ?? 0;
      if (output) print(output);
      print(`${part} ended; the rest goes on. It is started again in ${wait / 1000} s.`);
      const timer = setTimeout(() => {
        timers.delete(timer);
        start(part).then(
          () => print(`${part} runs again.`),
          () => {},
        );
      }, wait);
      timers.add(timer);
    },
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
