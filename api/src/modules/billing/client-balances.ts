import { checkedDay } from '../../platform/server/arguments.ts';
import { companyDay } from '../../records/company-zone-store.ts';
import { type BillingContext, checkInvoicing } from './billing-rights.ts';
import { balancesOn } from './client-balance-store.ts';

/** The open balances of the clients of the person's company, on a day. Throws FORBIDDEN, BAD_INPUT. */
export async function clientBalances(asOf: string | null | undefined, context: BillingContext) {
  await checkInvoicing(context, false);
  const { db, user, clock } = context;
  const day = asOf ? checkedDay('asOf', asOf) : await companyDay(db, user.productClientId, clock());
  const found = await balancesOn(db, user.productClientId, day);
  return found.map((balance) => ({ ...balance, id: `${balance.clientId}:${day}` }));
}
