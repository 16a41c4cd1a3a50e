import { limits } from 'shared-contracts/limits';
import type { SessionStore } from './session-store.ts';

/** Keeps an open page's flags and releases current: asks every while it is seen, and when it is seen again. */
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
