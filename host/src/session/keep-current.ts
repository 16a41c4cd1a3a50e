import { limits } from 'shared-contracts/limits';
import type { SessionStore } from './session-store.ts';

/**
 * Keeps an open page's flags and releases up to date: asks the API at intervals while the page is visible, and when it
 * becomes visible again.
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
}
