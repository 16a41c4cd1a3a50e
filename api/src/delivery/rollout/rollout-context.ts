import type { Rollout } from './rollout.ts';

/** What resolvers need that ask for flags. */
export interface RolloutContext {
  readonly rollout: Pick<Rollout, 'flagsFor'>;
}
