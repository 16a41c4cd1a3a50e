import { languageOf } from 'shared-contracts';
import {
  dateFaults,
  type InvoiceStep,
  invoiceHindrances,
  mayStep,
  reasonRule,
  recipientsRule,
  reversalText,
  stepRefusal,
  writeOffText,
} from 'shared-contracts/billing';
import { billingLimits } from 'shared-contracts/limits';
import { recordRights } from 'shared-contracts/rights';
import { recordPath } from 'shared-contracts/routes';
import { emailAddresses, fieldsOf, validate } from 'shared-contracts/validators';
import { texts } from '../../generated/texts/billing.ts';
import { texts as writingTexts } from '../../generated/texts/writing.ts';
import { badInput, forbidden, invalid, notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { checkedDay, checkedId } from '../../platform/server/arguments.ts';
import { companyDay } from '../../records/company-zone-store.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { conflictError, conflictOf } from '../../records/writing/conflict.ts';
import { noteWrite } from '../../records/writing/history-store.ts';
import { inTransaction } from '../../records/writing/in-transaction.ts';
import { keepPapers } from '../invoice-paper-store.ts';
import { receiptsAlong } from '../invoice-receipts-store.ts';
import { type BillingContext, checkInvoicing } from './billing-rights.ts';
import { hasCreditNotes } from './credit-store.ts';
import { draftFormatFault } from './invoice-format.ts';
import { invoiceKind } from './invoice-kind.ts';
import {
  billedLines,
  dateFacts,
  finalizeRow,
  invoiceFacts,
  invoiceOwner,
  keepDateReason,
  lockInvoice,
  markInvoice,
  nextNumber,
  reverseRow,
} from './invoice-store.ts';
import { settleRest } from './settle-rest.ts';
import { noteDecision } from './time-history.ts';
import { isWrittenOff } from './write-off-store.ts';

/** An invoice in the revision that the person saw. */
export interface Seen {
  readonly id: string;
  readonly revision: number;
}

/** An invoice that the transaction has locked. */
export type LockedInvoice = NonNullable<Awaited<ReturnType<typeof lockInvoice>>>;

/** The history's text for an invoice's status, with its dates. */
export const shownStatus = ({ status, number }: Pick<LockedInvoice, 'status' | 'number'>) =>
  [status, number].filter(Boolean).join(' ');

/**
 * Runs one step of an invoice's life in a transaction. Throws NOT_FOUND; CONFLICT if somebody else changed it
 * meanwhile; BAD_INPUT if its state does not allow the step.
 */
export async function step(
  { id: given, revision }: Seen,
  wanted: InvoiceStep,
  context: BillingContext,
  take: (invoice: LockedInvoice, within: BillingContext) => Promise<Readonly<Record<string, string | null>>>,
): Promise<string> {
  await checkInvoicing(context);
  const id = checkedId(given);
  return inTransaction(context, async (within) => {
    const { db, user } = within;
    const invoice = await lockInvoice(db, id);
    if (!invoice || !recordRights.invoice.view(user, invoice)) throw notFound();
    if (!recordRights.invoice.edit(user, invoice)) throw forbidden();
    if (invoice.revision !== revision) {
      const before = await invoiceKind.writer.find(within, id);
      const stored = before ?? { revision: invoice.revision, shown: {} };
      throw conflictError(await conflictOf(within, 'INVOICE', { ...stored, id, since: revision }));
    }
    if (!mayStep(invoice, wanted)) throw badInput((language) => stepRefusal(wanted, language));
    const texts = await take(invoice, within);
    const stored = (at: number, changes: Readonly<Record<string, string | null>>) => ({
      ...{ revision: at, values: {}, shown: {}, texts: changes },
    });
    await noteWrite(
      within,
      'INVOICE',
      { id, before: stored(revision, { status: shownStatus(invoice) }), after: stored(revision + 1, texts) },
      null,
    );
    return id;
  });
}

/** Validates a reason. Throws VALIDATION. */
export function checkedReason(reason: string, { user }: RecordContext): string {
  const checked = validate(fieldsOf({ reason: reasonRule }), { reason }, languageOf(user.locale));
  if (!checked.valid) throw invalid(checked.errors);
  return checked.value.reason;
}

const yearOf = (day: string) => Number(day.slice(0, 4));

/** A draft to finalize, with the reason for its date. */
export interface Finalizing extends Seen {
  readonly dateReason?: string | null;
}

/**
 * Checks the date of an invoice that is about to get its number: closed days, the days of its work, and the order of
 * numbers. An administrator may override an objection by giving a reason. Returns whether there is an objection. Throws
 * VALIDATION.
 */
export async function checkDay(
  { db, user }: RecordContext,
  id: string,
  day: string,
  {
    reason,
    path,
    isReversal,
  }: { readonly reason: string; readonly path: string; readonly isReversal: boolean },
): Promise<boolean> {
  const faults = dateFaults(await dateFacts(db, id, day, isReversal), languageOf(user.locale));
  if (faults.length > 0 && !(user.isSystemAdministrator && reason !== ''))
    throw invalid(faults.map(({ key, sentence }) => ({ path: isReversal ? path : key, message: sentence })));
  return faults.length > 0;
}

/** Gives a draft its number. No number is used twice or skipped, even if this fails. Throws an AppError. */
export const finalizeInvoice = (
  { dateReason, ...seen }: Finalizing,
  context: BillingContext,
): Promise<string> =>
  step(seen, 'FINALIZED', context, async ({ id, ownerId, invoiceDate }, within) => {
    const { db, user, clock } = within;
    const facts = await invoiceFacts(db, id);
    const fault = await draftFormatFault(db, id, languageOf(user.locale));
    const hindered = [
      ...(facts ? invoiceHindrances(facts, languageOf(user.locale)) : []),
      ...(fault === undefined ? [] : [{ key: 'format', sentence: fault }]),
    ];
    if (hindered.length > 0)
      throw invalid(hindered.map(({ key, sentence }) => ({ path: key, message: sentence })));
    const number = await nextNumber(db, ownerId, yearOf(invoiceDate));
    const given = dateReason?.trim() ?? '';
    const reason = given === '' ? '' : checkedReason(given, within);
    if (await checkDay(within, id, invoiceDate, { reason, path: 'invoiceDate', isReversal: false }))
      await keepDateReason(db, id, reason);
    const lines = await billedLines(db, id);
    await finalizeRow(db, id, number, user.id, clock());
    await keepPapers(db, [id], 'WithNumber');
    await noteDecision(within, lines, 'billed', number.number);
    return { status: shownStatus({ status: 'FINALIZED', number: number.number }) };
  });

/** How an invoice is reversed. */
export interface Reversing extends Seen {
  readonly reversalId: string;
  readonly date: string;
  readonly reason: string;
}

/** Reverses a finalized invoice with another one, once. Returns the id of the reversal. Throws an AppError. */
export async function reverseInvoice(
  { reversalId: given, date, reason, ...seen }: Reversing,
  context: BillingContext,
): Promise<string> {
  const reversalId = checkedId(given);
  const day = checkedDay('date', date);
  const checked = checkedReason(reason, context);
  await step(seen, 'REVERSED', context, async (invoice, within) => {
    const { db, user, clock } = within;
    const language = languageOf(user.locale);
    const { id, ownerId, invoiceDate } = invoice;
    if (day < invoiceDate) throw invalid([{ path: 'date', message: reversalText(null, language) }]);
    if (await isWrittenOff(db, id)) throw badInput((reader) => writeOffText('standsFirst', reader));
    if (await hasCreditNotes(db, id))
      throw badInput(messageFrom(texts, ({ creditedAlready }) => creditedAlready));
    if ((await invoiceOwner(db, reversalId)) !== undefined)
      throw badInput(messageFrom(writingTexts, ({ idOnce }) => idOnce));
    // An invoice of an older version has no stored printed content; its reversal needs it.
    await keepPapers(db, [id], 'Later');
    const number = await nextNumber(db, ownerId, yearOf(day));
    await checkDay(within, id, day, { reason: checked, path: 'date', isReversal: true });
    const notes = reversalText(invoice.number ?? '', language);
    const reversal = { id, reversalId, date: day, reason: checked, notes };
    const lines = await reverseRow(db, reversal, number, user.id, clock());
    await noteDecision(within, lines, 'returned', invoice.number);
    const after = await invoiceKind.writer.find(within, reversalId);
    await noteWrite(within, 'INVOICE', { id: reversalId, before: undefined, after }, null);
    return { status: shownStatus({ status: 'REVERSED', number: number.number }) };
  });
  return reversalId;
}

/** Records when a finalized invoice was sent or paid; null clears it. Throws an AppError. */
export const noteOnInvoice =
  (wanted: 'PAID' | 'SENT') =>
  ({ date, ...seen }: Seen & { readonly date?: string | null }, context: BillingContext): Promise<string> =>
    step(seen, wanted, context, async (invoice, within) => {
      const { db } = within;
      const day = date ? checkedDay('date', date) : null;
      if (wanted === 'PAID') await settleRest(within, invoice, day);
      await markInvoice(db, invoice.id, wanted === 'SENT' ? 'sent_date' : 'paid_date', day);
      return { status: shownStatus(invoice), [wanted === 'SENT' ? 'sentDate' : 'paidDate']: day };
    });

/** An invoice to send to email addresses. */
export interface Mailing extends Seen {
  readonly to: string;
}

const megabyte = 1024 ** 2;

/** Refuses receipts that cannot be attached to an email. Throws BAD_INPUT. */
async function checkMailable(db: RecordContext['db'], id: string): Promise<void> {
  const bytes = (await receiptsAlong(db, id)).reduce((sum, { size }) => sum + size, 0);
  if (bytes > billingLimits.mailBytes)
    throw badInput(
      messageFrom(texts, ({ largeMail }) =>
        largeMail(Math.ceil(bytes / megabyte), billingLimits.mailBytes / megabyte),
      ),
    );
}

/**
 * Queues a finalized invoice as a PDF to be emailed once the step is stored, with its receipts if the client wants
 * them, and records it as sent today. Throws an AppError.
 */
export async function mailInvoice({ to, ...seen }: Mailing, context: BillingContext): Promise<string> {
  const checked = validate(fieldsOf({ to: recipientsRule }), { to }, languageOf(context.user.locale));
  if (!checked.valid) throw invalid(checked.errors);
  const id = await step(seen, 'SENT', context, async (invoice, { db, user, clock, mail }) => {
    await checkMailable(db, invoice.id);
    const day = await companyDay(db, user.productClientId, clock());
    await markInvoice(db, invoice.id, 'sent_date', day);
    for (const address of emailAddresses(checked.value.to))
      await mail.add(db, 'invoice', `${invoice.id} ${user.id} ${address}`);
    return { status: shownStatus(invoice), sentDate: day, sentTo: checked.value.to };
  });
  context.mail.nudge();
  return id;
}

/** Why a draft cannot be finalized. Throws NOT_FOUND. */
export async function readHindrances(given: string, context: BillingContext) {
  await checkInvoicing(context, false);
  const { db, user }: RecordContext = context;
  const id = checkedId(given);
  const facts = await invoiceFacts(db, id);
  if (!facts || facts.companyId !== user.productClientId) throw notFound();
  const language = languageOf(user.locale);
  const ofDate = dateFaults(await dateFacts(db, id, facts.invoiceDate), language);
  const fault = await draftFormatFault(db, id, language);
  const details = recordPath({ route: 'invoices', id }, 'details');
  return [
    ...invoiceHindrances(facts, language).map((one) => ({ ...one, isOfDate: false })),
    ...(fault === undefined ? [] : [{ key: 'format', sentence: fault, isOfDate: false, path: details }]),
    ...ofDate.map((one) => ({
      ...{ ...one, isOfDate: true },
      path: details,
    })),
  ].map(({ key, ...hindrance }) => ({ id: `${id}:${key}`, ...hindrance }));
}
