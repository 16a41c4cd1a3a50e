import { leftOfFee } from 'shared-contracts/billing';
import { differenceOf } from 'shared-contracts/decimal';
import { checkedDay } from '../../platform/server/arguments.ts';
import { companyDay } from '../../records/company-zone-store.ts';
import { type BillingContext, checkInvoicing } from './billing-rights.ts';
import { feesOn } from './fixed-fee-store.ts';

/** Fixed fees of the person's company with the work done against them by a day. Throws FORBIDDEN, BAD_INPUT. */
export async function fixedFees(asOf: string | null | undefined, context: BillingContext) {
  await checkInvoicing(context, false);
  const { db, user, clock } = context;
  const day = asOf ? checkedDay('asOf', asOf) : await companyDay(db, user.productClientId, clock());
  return (await feesOn(db, user.productClientId, day)).map((fee) => ({
    ...fee,
    left: leftOfFee(fee.fee, fee.billed),
    difference: differenceOf(fee.fee, fee.done),
  }));
}
