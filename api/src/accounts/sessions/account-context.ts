import type { SessionMemory } from './session-memory.ts';

/** The parts that resolvers of sessions need. */
export interface AccountContext {
  /** Sessions that were looked up a moment ago. */
  readonly memory: SessionMemory;
  /** The session that asks. */
  readonly sessionToken: string | undefined;
}
