import { useSyncExternalStore } from 'react';

let steps: readonly (() => void)[] = [];
const listeners = new Set<() => void>();

function change(next: readonly (() => void)[]): void {
  steps = next;
  for (const listener of listeners) listener();
}

/** Offers the step from the open row to the next one, until the returned function is called. */
export function offerNextRow(go: () => void): () => void {
  change([...steps, go]);
  return () => change(steps.filter((one) => one !== go));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Opens the row after the open one: in the list that it was opened from, else in its grid. Undefined while no row is
 * open, and at the end of the list.
 */
export const useNextRow = (): (() => void) | undefined => useSyncExternalStore(subscribe, () => steps.at(-1));
