import { useSyncExternalStore } from 'react';

/** Calls a listener whenever something is added to the page or removed from it. */
function watchPage(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Whether a wizard is open, next to which the panel is narrower (000 §4). Wizards mark their dialog. */
export const useIsBesideWizard = (): boolean =>
  useSyncExternalStore(watchPage, () => document.querySelector('[data-wizard]') !== null);
