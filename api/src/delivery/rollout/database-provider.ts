import {
  type EvaluationContext,
  FlagNotFoundError,
  type JsonValue,
  type Provider,
  type ResolutionDetails,
  TargetingKeyMissingError,
  TypeMismatchError,
} from '@openfeature/server-sdk';
import type { LastKnown } from '../../platform/db/last-known.ts';
import { isReached } from './is-reached.ts';
import type { Rules } from './rollout-store.ts';

/** OpenFeature's view of the rules in the database: each is on or off for a person. */
export class DatabaseProvider implements Provider {
  readonly metadata = { name: 'rightway' } as const;
  readonly runsOn = 'server' as const;
  readonly #rules: LastKnown<Rules>;

  constructor(rules: LastKnown<Rules>) {
    this.#rules = rules;
  }

  async resolveBooleanEvaluation(
    flagKey: string,
    _default: boolean,
    { targetingKey, companyId }: EvaluationContext,
  ): Promise<ResolutionDetails<boolean>> {
    const stored = (await this.#rules.read()).get(flagKey);
    if (!stored) throw new FlagNotFoundError(`There is no rule ${flagKey}.`);
    if (!targetingKey) throw new TargetingKeyMissingError('A rule is asked about a person.');
    const value = isReached(flagKey, stored.rule, { id: targetingKey, companyId: String(companyId) });
    return { value, reason: stored.rule.audience === 'some' ? 'TARGETING_MATCH' : 'STATIC' };
  }

  resolveStringEvaluation(flagKey: string): Promise<ResolutionDetails<string>> {
    return this.#onlyBooleans(flagKey);
  }

  resolveNumberEvaluation(flagKey: string): Promise<ResolutionDetails<number>> {
    return this.#onlyBooleans(flagKey);
  }

  resolveObjectEvaluation<T extends JsonValue>(flagKey: string): Promise<ResolutionDetails<T>> {
    return this.#onlyBooleans(flagKey);
  }

  #onlyBooleans(flagKey: string): Promise<never> {
    return Promise.reject(new TypeMismatchError(`${flagKey} says yes or no.`));
  }
}
