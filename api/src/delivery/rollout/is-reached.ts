import { createHash } from 'node:crypto';
import type { RolloutName, RolloutRule } from 'shared-contracts/rollout';

/** The facts about a person that rules depend on. */
export interface Person {
  readonly id: string;
  readonly companyId: string;
}

const largest = 2 ** 32;

/**
 * A person's fixed position, 0 to 100, for one rule. A larger share includes everybody who was in the smaller one, and
 * each rule has different positions, so that it is not always the same few people who try something.
 */
export function placeOf(name: RolloutName, userId: string): number {
  const hash = createHash('sha256').update(`${name} ${userId}`).digest();
  return (hash.readUInt32BE(0) / largest) * 100;
}

/** Whether a rule reaches a person. */
export function isReached(name: RolloutName, rule: RolloutRule, person: Person): boolean {
  if (rule.audience !== 'some') return rule.audience === 'everybody';
  return (
    rule.users.includes(person.id) ||
    rule.companies.includes(person.companyId) ||
    placeOf(name, person.id) < rule.share
  );
}
