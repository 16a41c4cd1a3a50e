import { createContext, type ReactNode, useContext } from 'react';
import type { CurrentUser, Flags } from 'shared-contracts';

/** The signed-in person, the features that are on for them, and the build. */
export interface Session {
  readonly user: CurrentUser | null;
  readonly flags: Flags;
  readonly version: string;
}

const SessionContext = createContext<Session | null>(null);

/** Provides the signed-in person to everything below. */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session; only below SessionProvider. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}
