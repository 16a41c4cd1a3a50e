import { useSyncExternalStore } from 'react';
import type { SessionState } from '../session/session-store.ts';
import { useServices } from './services.tsx';

/** The state of the session; re-renders when it changes. */
export function useSessionState(): SessionState {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.getState);
}
