import { useSyncExternalStore } from 'react';

let isPrinting = false;

/** Listens for the moments at which the browser lays a page out for paper, and for the screen again. */
function subscribe(notify: () => void): () => void {
  const begin = () => {
    isPrinting = true;
    notify();
  };
  const end = () => {
    isPrinting = false;
    notify();
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/** Whether the page is being printed: a list then contains all loaded rows, not only the visible ones. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);
