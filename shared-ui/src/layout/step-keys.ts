import { useSyncExternalStore } from 'react';
import { makeStore } from 'shared-contracts/changes';

const taken = makeStore(0);

/** Takes Alt+↑ and Alt+↓ for an open row, until the returned function is called. */
export function takeStepKeys(): () => void {
  taken.set(taken.get() + 1);
  return () => taken.set(taken.get() - 1);
}

/** Whether an open row has Alt+↑ and Alt+↓, so that the page around it leaves them alone. */
export const useStepKeysTaken = (): boolean => useSyncExternalStore(taken.subscribe, () => taken.get() > 0);
