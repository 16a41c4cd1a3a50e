import { recordRights } from 'shared-contracts/rights';
import { forbidden, notFound } from '../../platform/errors/app-error.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { lockPayments } from './lock-payments-store.ts';

/** Most payments in one action. */
export const mostPayments = 500;

/**
 * Payments whose agreements the person may change, locked until the transaction ends. Throws NOT_FOUND if the person
 * may not see one of them, FORBIDDEN if they may not change one.
 */
export async function paymentsToChange(ids: readonly string[], { db, user }: RecordContext) {
  const payments = await lockPayments(db, ids);
  if (payments.length < ids.length || !payments.every((facts) => recordRights.agreement.view(user, facts)))
    throw notFound();
  if (!payments.every((facts) => recordRights.agreement.edit(user, facts))) throw forbidden();
  return payments;
}
