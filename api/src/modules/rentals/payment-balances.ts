import { recordRights } from 'shared-contracts/rights';
import { texts } from '../../generated/texts/rentals.ts';
import { badInput, notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { balancesOf } from './payment-balances-store.ts';
import { mostPayments } from './payments-to-change.ts';

/**
 * The due, paid and open amounts of payments, in the requested order. Throws NOT_FOUND for a payment that the person
 * may not see.
 */
export async function paymentBalances(
  _parent: unknown,
  { ids: given }: { readonly ids: readonly string[] },
  { db, user }: RecordContext,
) {
  const ids = [...new Set(given.map(checkedId))];
  if (ids.length > mostPayments)
    throw badInput(messageFrom(texts, ({ tooManyPayments }) => tooManyPayments(mostPayments)));
  const balances = await balancesOf(db, ids);
  if (balances.length < ids.length || !balances.every((facts) => recordRights.agreement.view(user, facts)))
    throw notFound();
  return balances;
}
