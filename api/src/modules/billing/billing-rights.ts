import type { FlagName } from 'shared-contracts/flags';
import type { RolloutContext } from '../../delivery/rollout/rollout-context.ts';
import { texts } from '../../generated/texts/billing.ts';
import { forbidden } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import type { RecordContext } from '../../records/record-context.ts';

/** The context of resolvers for time and invoices. */
export interface BillingContext extends RecordContext, RolloutContext {}

type Asking = Pick<BillingContext, 'rollout' | 'user'>;

async function checkFlags({ rollout, user }: Asking, wanted: readonly FlagName[]): Promise<void> {
  const flags = await rollout.flagsFor(user);
  if (!wanted.every((flag) => flags[flag])) throw forbidden(messageFrom(texts, ({ off }) => off));
}

/** Refuses if timesheets are switched off (000 §2, decision 12). Throws FORBIDDEN. */
export const checkTime = (context: Asking): Promise<void> => checkFlags(context, ['enableTimesheets']);

/** Refuses people who do not invoice, for reading too, or if invoicing is switched off. Throws FORBIDDEN. */
export async function checkInvoicing(context: Asking, isWrite = true): Promise<void> {
  const { user } = context;
  if (!user.canAccessInvoice || (isWrite && user.isReadOnly))
    throw forbidden(messageFrom(texts, ({ onlyInvoicing }) => onlyInvoicing));
  await checkFlags(context, ['enableTimesheets', 'enableInvoicing']);
}
