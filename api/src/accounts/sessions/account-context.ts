import type { SessionMemory } from './session-memory.ts';

/** What resolvers need that deal with sessions. */
export interface AccountContext {
  /** Sessions that were looked up a moment ago. */
  readonly memory: SessionMemory;
  /** The session that asks. */
  readonly sessionToken: string | undefined;
}
