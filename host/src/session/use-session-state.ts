import { useSyncExternalStore } from 'react';
import { useServices } from '../shell/services.tsx';
import type { SessionState } from './session-store.ts';

/** How far the session is; re-renders when it changes. */
export function useSessionState(): SessionState {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.getState);
}
