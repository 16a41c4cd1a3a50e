/** How long the first screen has the network to itself, in milliseconds. */
export const settling = 1500;

/** The longest that a busy page postpones idle work, in milliseconds. */
const longest = 2000;

/**
 * Runs `work` once the browser is idle, at the earliest after a time in milliseconds. A browser without idle callbacks,
 * such as Safari, runs it after that time. Returns a function that cancels it.
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
