import { useSyncExternalStore } from 'react';

let taken = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  taken += by;
  for (const listener of listeners) listener();
}

/** Takes Alt+↑ and Alt+↓ for an open row, until the returned function is called. */
export function takeStepKeys(): () => void {
  change(1);
  return () => change(-1);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether an open row has Alt+↑ and Alt+↓, so that the page around it leaves them alone. */
export const useStepKeysTaken = (): boolean => useSyncExternalStore(subscribe, () => taken > 0);
