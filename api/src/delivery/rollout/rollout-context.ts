import type { Rollout } from './rollout.ts';

/** The parts that resolvers of flags need. */
export interface RolloutContext {
  readonly rollout: Pick<Rollout, 'flagsFor'>;
}
