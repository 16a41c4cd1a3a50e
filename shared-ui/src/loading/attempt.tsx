import { createContext, type ReactNode, useContext } from 'react';

const AttemptContext = createContext(0);

/** Sets which attempt at loading the screens below this is; a higher number loads failed code again. */
export function AttemptProvider({ attempt, children }: { attempt: number; children: ReactNode }) {
  return <AttemptContext value={attempt}>{children}</AttemptContext>;
}

/** The attempt of the nearest provider; 0 without one. */
export const useAttempt = (): number => useContext(AttemptContext);
