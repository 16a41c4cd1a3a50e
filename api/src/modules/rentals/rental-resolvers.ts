import type { GraphQLResolveInfo } from 'graphql';
import type { PrepareRentsInput, RentScheduleInput } from 'shared-contracts/graphql';
import { notFound } from '../../platform/errors/app-error.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import { readRecord } from '../../records/reading/record-resolvers.ts';
import { selectionOfInfo } from '../../records/reading/selection.ts';
import { saveRecord } from '../../records/writing/save-records.ts';
import { changePayments, settlePayments } from './act-on-payments.ts';
import { approveRents, takeBackRents } from './approve-rents.ts';
import { decideRents } from './decide-rents.ts';
import { paymentBalances } from './payment-balances.ts';
import { prepareRents, refreshRents } from './prepare-rents.ts';
import { oddityCounts } from './rent-run-store.ts';
import { rentScheduleKind } from './rent-schedule-kind.ts';
import { checkRentals, type RentalContext } from './rental-rights.ts';
import { sendRents } from './send-rents.ts';

/** A field whose function returns the id of a record; resolves to that record as it is afterwards. */
const reading =
  <TArgs>(type: string, work: (args: TArgs, context: RentalContext) => Promise<string>) =>
  async (_parent: unknown, args: TArgs, context: RentalContext, info: GraphQLResolveInfo) => {
    const id = await work(args, context);
    return readRecord(context, type, id, selectionOfInfo(info).below(type));
  };

/** Queries about rents other than reading records. */
export const rentalQueries = {
  paymentBalances,
  rentOddities: async (
    _parent: unknown,
    { rentRunId }: { readonly rentRunId: string },
    context: RentalContext,
  ) => {
    await checkRentals(context, false);
    const id = checkedId(rentRunId);
    if (!(await isSeen(context, 'RentRun', id))) throw notFound();
    return oddityCounts(context.db, id);
  },
};

/** Mutations of rents. */
export const rentalMutations = {
  updateRentSchedule: reading('RentSchedule', ({ input }: { readonly input: RentScheduleInput }, context) =>
    saveRecord(rentScheduleKind, input, context),
  ),
  prepareRents: reading('RentRun', ({ input }: { readonly input: PrepareRentsInput }, context) =>
    prepareRents(input, context),
  ),
  refreshRents: reading('RentRun', refreshRents),
  decideRents: reading('RentRun', decideRents),
  approveRents: reading('RentRun', approveRents),
  sendRents: reading('RentRun', sendRents),
  takeBackRents: reading('RentRun', takeBackRents),
  settlePayments,
  changePayments,
};
