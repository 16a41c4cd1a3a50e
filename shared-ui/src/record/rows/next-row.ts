import { useSyncExternalStore } from 'react';
import { makeStore } from 'shared-contracts/changes';

const steps = makeStore<readonly (() => void)[]>([]);

/** Offers the step from the open row to the next one, until the returned function is called. */
export function offerNextRow(go: () => void): () => void {
  steps.set([...steps.get(), go]);
  return () => steps.set(steps.get().filter((one) => one !== go));
}

/**
 * Opens the row after the open one: in the list that it was opened from, else in its grid. Undefined while no row is
 * open, and at the end of the list.
 */
export const useNextRow = (): (() => void) | undefined =>
  useSyncExternalStore(steps.subscribe, () => steps.get().at(-1));
