import { type Client, ErrorCode, type EvaluationContext, ProviderStatus } from '@openfeature/server-sdk';
import { LRUCache } from 'lru-cache';
import { inTime } from '../../platform/db/in-time.ts';
import type { Clock } from '../../platform/server/clock.ts';

/** Number of cached answers, one for each person and flag. */
const kept = 50_000;

/** Pause before a flag service that did not answer is asked again, in milliseconds. */
const pause = 5_000;

type Ask = (name: string, user: string, context: EvaluationContext) => Promise<boolean>;

/**
 * Decides whether a flag is on for a person. While the service does not answer, its last answer is used; a flag without
 * one, like an unknown flag, is off.
 */
export function flagAnswers(client: Client, clock: Clock): Ask {
  // Not limited by `max`, which allocates room for all entries in advance and takes long.
  const last = new LRUCache<string, boolean>({ maxSize: kept, sizeCalculation: () => 1 });
  let awayUntil = 0;
  return async (name, user, context) => {
    const key = `${user} ${name}`;
    const before = last.get(key) ?? false;
    if (clock().getTime() < awayUntil) return before;
    const answer = await inTime(
      client.getBooleanDetails(name, before, { ...context, targetingKey: user }),
    ).catch(() => undefined);
    // flagd's provider also answers 'not found' when the service cannot be reached.
    const isThere = client.providerStatus === ProviderStatus.READY;
    if (isThere && answer?.errorCode === ErrorCode.FLAG_NOT_FOUND) return false;
    if (!answer || answer.errorCode) {
      awayUntil = clock().getTime() + pause;
      return before;
    }
    last.set(key, answer.value);
    return answer.value;
  };
}
