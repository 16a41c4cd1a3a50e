import { useSyncExternalStore } from 'react';

/** Told whenever something comes into the page or goes from it. */
function watchPage(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Whether a wizard is open, beside which the panel is narrower (000 §4). Wizards mark their dialog. */
export const useIsBesideWizard = (): boolean =>
  useSyncExternalStore(watchPage, () => document.querySelector('[data-wizard]') !== null);
