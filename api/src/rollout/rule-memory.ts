import type { RolloutName } from 'shared-contracts/rollout';
import type { Db } from '../db/database.ts';
import type { Clock } from '../sessions/session-store.ts';
import { readRules, type StoredRule } from './rollout-store.ts';

type Rules = ReadonlyMap<RolloutName, StoredRule>;

/** What this copy of the API knows of the rules. */
export interface RuleMemory {
  readonly read: () => Promise<Rules>;
  /** Makes a change count here at once; other copies learn of it when their moment has passed. */
  readonly forget: () => void;
}

/**
 * Remembers the rules for `duration` milliseconds. While the database does not
 * answer, the last ones that were read go on deciding; rejects where there are none yet.
 */
export function ruleMemory(db: Db, duration: number, clock: Clock): RuleMemory {
  let last: Rules | undefined;
  let until = 0;
  let reading: Promise<Rules> | undefined;
  const readAnew = async (): Promise<Rules> => {
    try {
      last = await readRules(db);
      until = clock().getTime() + duration;
      return last;
    } catch (error) {
      if (last) return last;
      throw error;
    } finally {
      reading = undefined;
    }
  };
  return {
    read: async () => {
      if (last && clock().getTime() < until) return last;
      reading ??= readAnew();
      return reading;
    },
    forget: () => {
      until = 0;
      reading = undefined;
    },
  };
}
