import type { QueryResolvers } from 'shared-contracts/graphql';
import type { RolloutContext } from '../../delivery/rollout/rollout-context.ts';
import type { RecordContext } from '../../records/record-context.ts';

/** The person who asks, and the flags as they stand for them. */
export const startQueries = {
  currentUser: (_parent, _arguments, { user }) => user,
  featureFlags: (_parent, _arguments, { rollout, user }) => rollout.flagsFor(user),
} satisfies Pick<QueryResolvers<RecordContext & RolloutContext>, 'currentUser' | 'featureFlags'>;
