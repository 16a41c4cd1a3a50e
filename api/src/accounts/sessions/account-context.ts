import type { SessionMemory } from './session-memory.ts';

/** What resolvers need to work with sessions. */
export interface AccountContext {
  /** The sessions that were looked up a moment ago. */
  readonly memory: SessionMemory;
  /** The token of the session that sent the request. */
  readonly sessionToken: string | undefined;
}
