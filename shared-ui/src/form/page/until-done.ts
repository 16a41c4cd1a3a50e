/**
 * Runs `begin` now, and with each change of the page until it returns true, however slow the machine or the line.
 * Returns what gives that up.
 */
export function untilDone(begin: () => boolean): () => void {
  if (begin()) return () => {};
  const observer = new MutationObserver(() => {
    if (begin()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
