import { languageOf } from 'shared-contracts';
import { paymentRules } from 'shared-contracts/agreements';
import { reasonRule } from 'shared-contracts/billing';
import type { ChangedPaymentInput } from 'shared-contracts/graphql';
import { chosenLengths, dateFormats } from 'shared-contracts/limits';
import {
  actFault,
  actParameters,
  type PaymentAct,
  type PaymentChange,
  type PaymentOutcome,
} from 'shared-contracts/rentals';
import { fieldsOf, isDateIn, money, optionalNumber, shortText, validate } from 'shared-contracts/validators';
import { texts } from '../../generated/texts/rentals.ts';
import { badInput, invalid } from '../../platform/errors/app-error.ts';
import { messageFrom, toProgrammers } from '../../platform/errors/localized-message.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { inTransaction } from '../../records/writing/in-transaction.ts';
import { writeAct } from './payment-act-store.ts';
import { mostPayments, paymentsToChange } from './payments-to-change.ts';

/** A requested action on payments. */
interface PaymentRequest {
  readonly payments: readonly ChangedPaymentInput[];
  readonly act: PaymentAct;
  readonly date?: string | null;
  readonly reason?: string | null;
  readonly reference?: string | null;
}

const rules = {
  none: { reason: shortText(chosenLengths.billing.reason) },
  optional: { reason: shortText(chosenLengths.billing.reason) },
  needed: { reason: reasonRule },
} as const;

const amountRule = fieldsOf({ amount: optionalNumber(money()) });

/** The ids of the payments, each once. Throws BAD_INPUT. */
function idsOf(payments: readonly ChangedPaymentInput[]): readonly string[] {
  if (payments.length === 0 || payments.length > mostPayments)
    throw badInput(messageFrom(texts, ({ tooManyPayments }) => tooManyPayments(mostPayments)));
  return [...new Set(payments.map(({ id }) => checkedId(id)))];
}

/** The amounts of payments by their ids. Throws an AppError. */
function amountsOf(payments: readonly ChangedPaymentInput[], language: ReturnType<typeof languageOf>) {
  return new Map(
    payments.map(({ id, amount: given }, place) => {
      const checked = validate(amountRule, { amount: given ?? null }, language);
      if (!checked.valid)
        throw invalid(checked.errors.map((error) => ({ ...error, path: `payments[${place}].amount` })));
      return [checkedId(id), checked.value.amount ?? null] as const;
    }),
  );
}

/** The parameters of an action apart from its payments. Throws an AppError. */
function checkedDetails(
  { act, date, reason, reference }: PaymentRequest,
  language: ReturnType<typeof languageOf>,
) {
  const needed = actParameters[act];
  if (needed.day && !(date && isDateIn(dateFormats.input, date)))
    throw badInput(toProgrammers('date must be a day, yyyy-MM-dd.'));
  const checked = validate(
    fieldsOf({ ...rules[needed.reason], reference: paymentRules.reference }),
    { reason: reason ?? null, reference: reference ?? null },
    language,
  );
  if (!checked.valid) throw invalid(checked.errors);
  return {
    day: needed.day ? (date ?? null) : null,
    reason: needed.reason === 'none' ? null : (checked.value.reason ?? null),
    reference: needed.reference ? (checked.value.reference ?? null) : null,
  };
}

/**
 * Runs one action on payments, all of them or none. Only for people who may change their agreements. Returns their ids
 * and those of the payments that it created. Throws an AppError that names the first payment for which it is not
 * possible.
 */
function actOnPayments(request: PaymentRequest, context: RecordContext): Promise<readonly string[]> {
  const language = languageOf(context.user.locale);
  const { act } = request;
  const ids = idsOf(request.payments);
  return inTransaction(context, async (within) => {
    const { db, user, clock } = within;
    const payments = await paymentsToChange(ids, within);
    const amounts = amountsOf(request.payments, language);
    const details = checkedDetails(request, language);
    const amountOf = (id: string) =>
      actParameters[act].amounts === 'none' ? null : (amounts.get(id) ?? null);
    for (const { name, ...payment } of payments) {
      const fault = actFault(payment, { act, amount: amountOf(payment.id), day: details.day });
      if (fault) throw badInput(messageFrom(texts, ({ acts }) => acts[fault](name)));
    }
    const parts = ids.map((id) => ({ id, amount: amountOf(id) }));
    return writeAct(db, { parts, act, ...details, personId: user.id, at: clock() });
  });
}

/** Records that payments were paid, or returned. */
export const settlePayments = async (
  _parent: unknown,
  {
    ids,
    outcome,
    ...details
  }: Omit<PaymentRequest, 'act' | 'payments'> & {
    readonly ids: readonly string[];
    readonly outcome: PaymentOutcome;
  },
  context: RecordContext,
): Promise<readonly string[]> =>
  actOnPayments({ ...details, payments: ids.map((id) => ({ id })), act: outcome }, context);

/** Pays parts of payments, holds them or parts back, releases, reissues or cancels them. */
export const changePayments = async (
  _parent: unknown,
  { change, ...details }: Omit<PaymentRequest, 'act'> & { readonly change: PaymentChange },
  context: RecordContext,
): Promise<readonly string[]> => actOnPayments({ ...details, act: change }, context);
