import type { GraphQLResolveInfo } from 'graphql';
import type {
  DayLockInput,
  InvoiceDraftInput,
  InvoiceInput,
  TimeSelection,
  TimesheetInput,
} from 'shared-contracts/graphql';
import { notFound } from '../../platform/errors/app-error.ts';
import { readRecord } from '../../records/reading/record-resolvers.ts';
import { type Selection, selectionOfInfo } from '../../records/reading/selection.ts';
import { deleteRecords } from '../../records/writing/delete-records.ts';
import { saveRecord } from '../../records/writing/save-records.ts';
import { exportToAccounting, takeBackExport } from './accounting-export.ts';
import type { BillingContext } from './billing-rights.ts';
import { clientBalances } from './client-balances.ts';
import { type Crediting, creditInvoice } from './credit-invoice.ts';
import { dayLockKind } from './day-lock-kind.ts';
import {
  type Adjusting,
  adjustInvoiceLine,
  type ChargingFee,
  chargeFixedFee,
  type Discounting,
  discountInvoice,
  type PuttingLine,
  putInvoiceLine,
  type RemovingLine,
  removeInvoiceLine,
} from './draft-charges.ts';
import { draftInvoice } from './draft-invoice.ts';
import { fixedFees } from './fixed-fees.ts';
import { invoiceKind } from './invoice-kind.ts';
import {
  type Finalizing,
  finalizeInvoice,
  type Mailing,
  mailInvoice,
  noteOnInvoice,
  type Reversing,
  readHindrances,
  reverseInvoice,
} from './invoice-steps.ts';
import { missingWeeks } from './missing-weeks.ts';
import { deleteRatePendings } from './rate-pendings.ts';
import { ratesOnDay } from './rates-on-day.ts';
import {
  type Receiving,
  receivePayment,
  type TakingPaymentBack,
  takeBackPayment,
  type WritingOff,
  writeOffInvoice,
} from './receive-payment.ts';
import { applyRates, approveTime, holdTime, sendBackTime, submitTimesheets } from './review-time.ts';
import { recallTimesheets, withdrawApproval } from './take-back-time.ts';
import { type TaxListQuestion, type TaxQuestion, taxedInvoices, taxReturns } from './tax-returns.ts';
import { timesheetKind } from './timesheet-kind.ts';
import { readWork, type WorkQuestion } from './work-in-progress.ts';

interface Ids {
  readonly ids: readonly string[];
}

interface Selecting {
  readonly selection: TimeSelection;
}

/** A field that returns ids of records: its function receives the fields that the operation selects of them. */
const naming =
  <TArgs, TAnswer>(
    work: (args: TArgs, context: BillingContext, selections: readonly Selection[]) => TAnswer,
    ...[answer, field, type]: readonly [answer: string, field: string, type: string]
  ) =>
  (_parent: unknown, args: TArgs, context: BillingContext, info: GraphQLResolveInfo): TAnswer =>
    work(
      args,
      context,
      selectionOfInfo(info)
        .below(answer)
        .filter(({ name }) => name === field)
        .flatMap((selection) => selection.below(type)),
    );

/** A field whose function returns the id of a record; resolves to that record as it is afterwards. */
const reading =
  <TArgs>(type: string, work: (args: TArgs, context: BillingContext) => Promise<string>) =>
  async (_parent: unknown, args: TArgs, context: BillingContext, info: GraphQLResolveInfo) => {
    const id = await work(args, context);
    const found = await readRecord(context, type, id, selectionOfInfo(info).below(type));
    if (!found) throw notFound();
    return found;
  };

/** Queries about time and invoices other than reading records. */
export const billingQueries = {
  ratesOnDay: naming(ratesOnDay, 'ToldRate', 'rate', 'RateTypeItem'),
  missingWeeks: naming(missingWeeks, 'MissingWeek', 'user', 'Person'),
  workInProgress: (_parent: unknown, args: WorkQuestion, context: BillingContext) => readWork(args, context),
  clientBalances: (_parent: unknown, { asOf }: { readonly asOf?: string | null }, context: BillingContext) =>
    clientBalances(asOf, context),
  fixedFees: (_parent: unknown, { asOf }: { readonly asOf?: string | null }, context: BillingContext) =>
    fixedFees(asOf, context),
  taxReturns: (_parent: unknown, args: TaxQuestion, context: BillingContext) => taxReturns(args, context),
  taxedInvoices: (_parent: unknown, args: TaxListQuestion, context: BillingContext) =>
    taxedInvoices(args, context),
  invoiceHindrances: (_parent: unknown, { id }: { readonly id: string }, context: BillingContext) =>
    readHindrances(id, context),
};

/** Mutations of time and invoices. */
export const billingMutations = {
  updateTimesheet: reading('Timesheet', ({ input }: { readonly input: TimesheetInput }, context) =>
    saveRecord(timesheetKind(), input, context),
  ),
  deleteTimesheets: (
    _parent: unknown,
    { ids, allowDeletePendingTimesheets }: Ids & { readonly allowDeletePendingTimesheets?: boolean | null },
    context: BillingContext,
  ) => deleteRecords(timesheetKind(allowDeletePendingTimesheets ?? false), ids, context),
  deleteTimesheetRatePendings: (_parent: unknown, { ids }: Ids, context: BillingContext) =>
    deleteRatePendings(ids, context),
  submitTimesheets: (
    _parent: unknown,
    { ids, allowDaysAhead }: Ids & { readonly allowDaysAhead?: boolean | null },
    context: BillingContext,
  ) => submitTimesheets(ids, allowDaysAhead ?? false, context),
  recallTimesheets: (_parent: unknown, { ids }: Ids, context: BillingContext) =>
    recallTimesheets(ids, context),
  approveTime: (_parent: unknown, { selection }: Selecting, context: BillingContext) =>
    approveTime(selection, context),
  withdrawApproval: (_parent: unknown, { selection }: Selecting, context: BillingContext) =>
    withdrawApproval(selection, context),
  sendBackTime: (
    _parent: unknown,
    { selection, reason }: Selecting & { readonly reason: string },
    context: BillingContext,
  ) => sendBackTime(selection, reason, context),
  holdTime: (
    _parent: unknown,
    { selection, reason }: Selecting & { readonly reason: string },
    context: BillingContext,
  ) => holdTime(selection, reason, context),
  releaseTime: (_parent: unknown, { selection }: Selecting, context: BillingContext) =>
    holdTime(selection, null, context),
  applyRates: (_parent: unknown, { selection }: Selecting, context: BillingContext) =>
    applyRates(selection, context),
  updateDayLock: reading('DayLock', ({ input }: { readonly input: DayLockInput }, context) =>
    saveRecord(dayLockKind, input, context),
  ),
  deleteDayLocks: (_parent: unknown, { ids }: Ids, context: BillingContext) =>
    deleteRecords(dayLockKind, ids, context),
  draftInvoice: reading('Invoice', ({ input }: { readonly input: InvoiceDraftInput }, context) =>
    draftInvoice(input, context),
  ),
  updateInvoice: reading('Invoice', ({ input }: { readonly input: InvoiceInput }, context) =>
    saveRecord(invoiceKind, input, context),
  ),
  deleteInvoices: (_parent: unknown, { ids }: Ids, context: BillingContext) =>
    deleteRecords(invoiceKind, ids, context),
  finalizeInvoice: reading('Invoice', (seen: Finalizing, context) => finalizeInvoice(seen, context)),
  reverseInvoice: reading('Invoice', (reversing: Reversing, context) => reverseInvoice(reversing, context)),
  creditInvoice: reading('Invoice', (crediting: Crediting, context) => creditInvoice(crediting, context)),
  putInvoiceLine: reading('Invoice', (putting: PuttingLine, context) => putInvoiceLine(putting, context)),
  removeInvoiceLine: reading('Invoice', (removing: RemovingLine, context) =>
    removeInvoiceLine(removing, context),
  ),
  adjustInvoiceLine: reading('Invoice', (adjusting: Adjusting, context) =>
    adjustInvoiceLine(adjusting, context),
  ),
  chargeFixedFee: reading('Invoice', (charging: ChargingFee, context) => chargeFixedFee(charging, context)),
  discountInvoice: reading('Invoice', (discounting: Discounting, context) =>
    discountInvoice(discounting, context),
  ),
  sendInvoice: reading('Invoice', noteOnInvoice('SENT')),
  mailInvoice: reading('Invoice', (mailing: Mailing, context) => mailInvoice(mailing, context)),
  payInvoice: reading('Invoice', noteOnInvoice('PAID')),
  receivePayment: reading('Invoice', (receiving: Receiving, context) => receivePayment(receiving, context)),
  writeOffInvoice: reading('Invoice', (writing: WritingOff, context) => writeOffInvoice(writing, context)),
  takeBackPayment: reading('Invoice', (taking: TakingPaymentBack, context) =>
    takeBackPayment(taking, context),
  ),
  createAccountingExport: reading('AccountingExport', exportToAccounting),
  takeBackAccountingExport: reading('AccountingExport', takeBackExport),
};
