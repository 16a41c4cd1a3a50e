import { languageOf } from 'shared-contracts';
import { overpaidText, paymentRules, writeOffRules, writeOffText } from 'shared-contracts/billing';
import { compareDecimals, differenceOf, productOf } from 'shared-contracts/decimal';
import { fieldsOf, validate } from 'shared-contracts/validators';
import { texts } from '../../generated/texts/billing.ts';
import { texts as writingTexts } from '../../generated/texts/writing.ts';
import { badInput, invalid } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import { companyDay } from '../../records/company-zone-store.ts';
import type { BillingContext } from './billing-rights.ts';
import { checkedReason, type Seen, shownStatus, step } from './invoice-steps.ts';
import { markInvoice } from './invoice-store.ts';
import { invoiceOfPayment, restOf, takePaymentBack, writePayment } from './payment-store.ts';
import { keepRecovery, keepWriteOff } from './write-off-store.ts';

/** A payment of an invoice that was received. */
export interface Receiving extends Seen {
  readonly paymentId: string;
  readonly date: string;
  readonly amount: string;
  readonly reference?: string | null;
}

const dollars = (amount: string): string => `$${amount}`;

/**
 * Records a payment of an invoice, at most what is open; once nothing is open, the invoice is paid. Returns the
 * invoice's id. Throws an AppError.
 */
export async function receivePayment(
  { paymentId: given, date, amount, reference, ...seen }: Receiving,
  context: BillingContext,
): Promise<string> {
  const paymentId = checkedId(given);
  const language = languageOf(context.user.locale);
  const checked = validate(fieldsOf(paymentRules), { date, amount, reference }, language);
  if (!checked.valid) throw invalid(checked.errors);
  const payment = checked.value;
  return step(seen, 'PAID', context, async (invoice, { db, user, clock }) => {
    if ((await invoiceOfPayment(db, paymentId)) !== undefined)
      throw badInput(messageFrom(writingTexts, ({ idOnce }) => idOnce));
    const open = await restOf(db, invoice.id);
    const rest = differenceOf(open, payment.amount);
    if (compareDecimals(rest, '0') < 0)
      throw invalid([{ path: 'amount', message: overpaidText(open, language) }]);
    await writePayment(db, {
      ...{ id: paymentId, invoiceId: invoice.id, receivedOn: payment.date, amount: payment.amount },
      ...{ reference: payment.reference, isRest: false, personId: user.id, at: clock() },
    });
    const paidDate = rest === '0' ? payment.date : null;
    await markInvoice(db, invoice.id, 'paid_date', paidDate);
    return {
      ...{ status: shownStatus(invoice), paidDate },
      payment: [dollars(payment.amount), payment.date, payment.reference].filter(Boolean).join(', '),
    };
  });
}

/** A part of a bill that its client will never pay. */
export interface WritingOff extends Seen {
  readonly paymentId: string;
  readonly date: string;
  readonly amount: string;
  readonly reason: string;
}

/**
 * Writes off what is open of a bill, or a part of it, as a bad debt: it is owed no more, and the part of its taxes is
 * kept for the return and the books. Returns the invoice's id. Throws an AppError.
 */
export async function writeOffInvoice(
  { paymentId: given, date, amount, reason, ...seen }: WritingOff,
  context: BillingContext,
): Promise<string> {
  const paymentId = checkedId(given);
  const language = languageOf(context.user.locale);
  const checked = validate(fieldsOf(writeOffRules), { date, amount, reason }, language);
  if (!checked.valid) throw invalid(checked.errors);
  const written = checked.value;
  return step(seen, 'WRITTEN_OFF', context, async (invoice, { db, user, clock }) => {
    if ((await invoiceOfPayment(db, paymentId)) !== undefined)
      throw badInput(messageFrom(writingTexts, ({ idOnce }) => idOnce));
    if (written.date < invoice.invoiceDate)
      throw invalid([{ path: 'date', message: writeOffText('beforeInvoice', language) }]);
    const open = await restOf(db, invoice.id);
    const rest = differenceOf(open, written.amount);
    if (compareDecimals(rest, '0') < 0)
      throw invalid([{ path: 'amount', message: overpaidText(open, language) }]);
    await writePayment(db, {
      ...{ id: paymentId, invoiceId: invoice.id, receivedOn: written.date, amount: written.amount },
      ...{ reference: written.reason, isRest: false, personId: user.id, at: clock() },
    });
    await keepWriteOff(db, paymentId);
    const paidDate = rest === '0' ? written.date : null;
    await markInvoice(db, invoice.id, 'paid_date', paidDate);
    return {
      ...{ status: shownStatus(invoice), paidDate },
      writtenOff: [dollars(written.amount), written.date, written.reason].join(', '),
    };
  });
}

/** A payment that was recorded by mistake. */
export interface TakingPaymentBack extends Seen {
  readonly paymentId: string;
  readonly reason: string;
}

/** Takes a payment back, once, with a reason; its amount of the invoice is open again. Throws an AppError. */
export async function takeBackPayment(
  { paymentId: given, reason, ...seen }: TakingPaymentBack,
  context: BillingContext,
): Promise<string> {
  const id = checkedId(given);
  const why = checkedReason(reason, context);
  return step(seen, 'PAID', context, async (invoice, { db, user, clock }) => {
    const taken = await takePaymentBack(db, {
      ...{ id, invoiceId: invoice.id, personId: user.id, at: clock(), reason: why },
    });
    if (!taken) throw badInput(messageFrom(texts, ({ noPayment }) => noPayment));
    await keepRecovery(db, id, await companyDay(db, invoice.ownerId, clock()));
    await markInvoice(db, invoice.id, 'paid_date', null);
    return {
      ...{ status: shownStatus(invoice), paidDate: null },
      payment: [dollars(productOf(taken.amount, '-1')), taken.receivedOn, why].join(', '),
    };
  });
}
