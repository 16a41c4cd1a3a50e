/** How long the first screen has the line for itself, in milliseconds. */
export const settling = 1500;

/** The longest that a busy page puts off what it does when idle, in milliseconds. */
const longest = 2000;

/**
 * Does something once the browser has nothing else to do, after a time in milliseconds.
 * A browser that cannot say when that is, as Safari, does it after that time. Returns what calls it off.
 */
export function whenIdle(work: () => void, after = 0): () => void {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    if (!('requestIdleCallback' in window)) return work();
    idle = requestIdleCallback(work, { timeout: longest });
  }, after);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
