import type { QueryResolvers } from 'shared-contracts/graphql';
import { runsRents } from 'shared-contracts/rights';
import type { RolloutContext } from '../../delivery/rollout/rollout-context.ts';
import type { RecordContext } from '../../records/record-context.ts';

/** The current user, and the flags that are on for them. */
export const startQueries = {
  currentUser: (_parent, _arguments, { user }) => ({
    ...user,
    timeZone: user.timeZone ?? null,
    dayOrder: user.dayOrder ?? null,
    canRunRentals: runsRents(user),
  }),
  featureFlags: async (_parent, _arguments, { rollout, user }) => {
    const flags = await rollout.flagsFor(user);
    return { ...flags, enableRentals: flags['enableRentals'] === true };
  },
} satisfies Pick<QueryResolvers<RecordContext & RolloutContext>, 'currentUser' | 'featureFlags'>;
