/** How long the first screen has the network to itself, in milliseconds. */
export const settling = 1500;

/** The longest that a busy page postpones idle work, in milliseconds. */
const longest = 2000;

/** When the person last pressed something, by the clock of the page. */
let pressedAt = Number.NEGATIVE_INFINITY;

const notePress = () => {
  pressedAt = performance.now();
};

for (const type of ['pointerdown', 'keydown'])
  window.addEventListener(type, notePress, { capture: true, passive: true });

/**
 * Runs `work` once the browser is idle, at the earliest after a time in milliseconds; work with such a time also leaves
 * the page to what the person pressed a moment ago. A browser without idle callbacks, such as Safari, runs it after that
 * time. Returns a function that cancels it.
 */
export function whenIdle(work: () => void, after = 0): () => void {
  let idle: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unlessPressed = (next: () => void) => () => {
    const left = after === 0 ? 0 : pressedAt + settling - performance.now();
    if (left > 0) timer = setTimeout(ask, left);
    else next();
  };
  const ask = unlessPressed(() => {
    if (!('requestIdleCallback' in window)) return work();
    idle = requestIdleCallback(unlessPressed(work), { timeout: longest });
  });
  timer = setTimeout(ask, after);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
