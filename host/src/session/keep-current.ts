import { limits } from 'shared-contracts/limits';
import { isOfStart } from './last-start.ts';
import type { SessionStore } from './session-store.ts';

/**
 * Keeps an open page's person, flags and releases up to date: asks the API at intervals while the page is visible, when
 * it becomes visible again, and as soon as another tab signs somebody in or out.
 */
export function keepCurrent(session: SessionStore): void {
  let last = Date.now();
  const ask = () => {
    if (document.visibilityState !== 'visible') return;
    last = Date.now();
    void session.refresh();
  };
  setInterval(ask, limits.startRefresh);
  document.addEventListener('visibilitychange', () => {
    if (Date.now() - last >= limits.startRefresh) ask();
  });
  window.addEventListener('storage', (event) => {
    if (isOfStart(event) && session.isOtherElsewhere()) void session.refresh();
  });
}
