import { useSyncExternalStore } from 'react';
import type { SessionState } from '../session/session-store.ts';
import { useServices } from './services.tsx';

/** How far the session is; re-renders when it changes. */
export function useSessionState(): SessionState {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.getState);
}
