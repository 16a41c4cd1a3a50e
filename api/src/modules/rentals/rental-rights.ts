import { runsRents } from 'shared-contracts/rights';
import type { RolloutContext } from '../../delivery/rollout/rollout-context.ts';
import { texts } from '../../generated/texts/rentals.ts';
import { forbidden } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import type { RecordContext } from '../../records/record-context.ts';

/** The context of resolvers of rents. */
export interface RentalContext extends RecordContext, RolloutContext {}

/** Refuses people who do not run rents, for reading too, or if that feature is switched off. Throws FORBIDDEN. */
export async function checkRentals(
  { rollout, user }: Pick<RentalContext, 'rollout' | 'user'>,
  isWrite = true,
): Promise<void> {
  if (!runsRents(user) || (isWrite && user.isReadOnly))
    throw forbidden(messageFrom(texts, ({ onlyRentals }) => onlyRentals));
  const flags = await rollout.flagsFor(user);
  if (!flags['enableRentals']) throw forbidden(messageFrom(texts, ({ off }) => off));
}
