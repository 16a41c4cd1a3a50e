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
import { checkedReason, type LockedInvoice, type Seen, shownStatus, step } from './invoice-steps.ts';
import { markInvoice } from './invoice-store.ts';
import { invoiceOfPayment, restOf, takePaymentBack, writePayment } from './payment-store.ts';
import { keepRecovery, writeOffTaxes } from './write-off-store.ts';

const dollars = (amount: string): string => `$${amount}`;

/** An amount that settles a part of an invoice, under an id that the caller chose. */
interface Settling {
  readonly paymentId: string;
  readonly date: string;
  readonly amount: string;
  readonly reference: string | null;
  readonly isWriteOff: boolean;
}

/**
 * Stores what settles a part of an invoice that the caller has locked, at most what is open; once nothing is open, the
 * invoice is settled. Returns what the history says of the invoice and of the amount. Throws an AppError.
 */
async function settle(
  invoice: LockedInvoice,
  { paymentId, date, amount, reference, isWriteOff }: Settling,
  { db, user, clock }: BillingContext,
) {
  if ((await invoiceOfPayment(db, paymentId)) !== undefined)
    throw badInput(messageFrom(writingTexts, ({ idOnce }) => idOnce));
  const open = await restOf(db, invoice.id);
  const rest = differenceOf(open, amount);
  if (compareDecimals(rest, '0') < 0)
    throw invalid([{ path: 'amount', message: overpaidText(open, languageOf(user.locale)) }]);
  await writePayment(db, {
    ...{ id: paymentId, invoiceId: invoice.id, receivedOn: date, amount, reference, isWriteOff },
    ...{ isRest: false, personId: user.id, at: clock() },
  });
  if (isWriteOff) await writeOffTaxes(db, paymentId);
  const paidDate = rest === '0' ? date : null;
  await markInvoice(db, invoice.id, 'paid_date', paidDate);
  return {
    facts: { status: shownStatus(invoice), paidDate },
    line: [dollars(amount), date, reference].filter(Boolean).join(', '),
  };
}

/** A payment of an invoice that was received. */
export interface Receiving extends Seen {
  readonly paymentId: string;
  readonly date: string;
  readonly amount: string;
  readonly reference?: string | null;
}

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
  return step(seen, 'PAID', context, async (invoice, within) => {
    const settled = await settle(invoice, { ...checked.value, paymentId, isWriteOff: false }, within);
    return { ...settled.facts, payment: settled.line };
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
  const { reason: reference, ...written } = checked.value;
  return step(seen, 'WRITTEN_OFF', context, async (invoice, within) => {
    if (written.date < invoice.invoiceDate)
      throw invalid([{ path: 'date', message: writeOffText('beforeInvoice', language) }]);
    const settled = await settle(invoice, { ...written, reference, paymentId, isWriteOff: true }, within);
    return { ...settled.facts, writtenOff: settled.line };
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
