import type { LockViewer } from 'shared-contracts/associates';
import type { CurrentUser } from 'shared-contracts/rights';
import type { RolloutContext } from '../../delivery/rollout/rollout-context.ts';
import type { RecordContext } from '../../records/record-context.ts';

/** The context of resolvers of associates. */
export interface AssociateContext extends RecordContext, RolloutContext {}

/**
 * Whether the link to accounting applies to a person. Call it before a transaction starts, because it may ask another
 * service.
 */
export const hasAccountingFor = async ({ rollout, user }: AssociateContext): Promise<boolean> =>
  (await rollout.flagsFor(user)).enableBusinessAssociatesIntegration;

/** The person's facts that the rules for locked fields need. */
export const viewerOf = (user: CurrentUser, hasAccounting: boolean): LockViewer => ({
  ...user,
  hasAccounting,
});
