import { mostTaxYears, type TaxPeriod } from 'shared-contracts/billing';
import { billingLimits } from 'shared-contracts/limits';
import * as v from 'valibot';
import { texts } from '../../generated/texts/tax-return.ts';
import { badInput } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { checkedDay } from '../../platform/server/arguments.ts';
import {
  type CheckedTaxQuestion,
  taxDaysFault,
  taxInvoices,
  taxParts,
  taxSums,
} from '../tax-return-store.ts';
import { type BillingContext, checkInvoicing } from './billing-rights.ts';

/** The arguments that both queries share. */
export interface TaxQuestion {
  readonly fromDate: string;
  readonly toDate: string;
  readonly by: TaxPeriod;
}

const text = v.nullable(v.string());
const base = { name: v.string(), period: v.string() };
const amounts = { sales: text, taxable: v.string(), charged: v.string(), credits: text, net: v.string() };
const sumSchema = v.object({ ...base, ...amounts, fromDate: v.string(), invoiceCount: v.string() });
const partSchema = v.object({
  ...base,
  tax: v.string(),
  rate: v.string(),
  taxable: v.string(),
  charged: v.string(),
});
const invoiceSchema = v.object({
  ...amounts,
  id: v.string(),
  number: v.string(),
  date: v.string(),
  client: v.string(),
});

async function checked(
  { fromDate, toDate, by }: TaxQuestion,
  context: BillingContext,
): Promise<CheckedTaxQuestion> {
  await checkInvoicing(context, false);
  const days = { fromDate: checkedDay('fromDate', fromDate), toDate: checkedDay('toDate', toDate) };
  const fault = taxDaysFault(days.fromDate, days.toDate);
  if (fault !== undefined) throw badInput(messageFrom(texts, (taxTexts) => taxTexts[fault](mostTaxYears)));
  return { companyId: context.user.productClientId, ...days, by };
}

/** What the person's company reports of its taxes by period, by tax and rate. Throws FORBIDDEN, BAD_INPUT. */
export async function taxReturns(question: TaxQuestion, context: BillingContext) {
  const checkedQuestion = await checked(question, context);
  const db = context.db.withoutPlugins();
  const [sums, parts] = [
    await taxSums(checkedQuestion).execute(db),
    await taxParts(checkedQuestion).execute(db),
  ];
  const known = parts.rows.map((row) => v.parse(partSchema, row));
  return sums.rows.map((row) => {
    const { invoiceCount, ...sum } = v.parse(sumSchema, row);
    const id = `${sum.name}:${sum.period}:${checkedQuestion.fromDate}:${checkedQuestion.toDate}`;
    return {
      ...{ ...sum, id, invoiceCount: Number(invoiceCount) },
      parts: known
        .filter(({ name, period }) => name === sum.name && period === sum.period)
        .map(({ tax, rate, taxable, charged }) => ({
          id: `${id}:${tax}:${rate}`,
          tax,
          rate,
          taxable,
          charged,
        })),
    };
  });
}

/** The sum of a return whose invoices are requested. */
export interface TaxListQuestion extends TaxQuestion {
  readonly name: string;
  /** The first day of the period, as in the sum. */
  readonly period: string;
}

/** The invoices that make up one sum of a return. Throws FORBIDDEN, BAD_INPUT. */
export async function taxedInvoices({ name, period, ...question }: TaxListQuestion, context: BillingContext) {
  const checkedQuestion = await checked(question, context);
  const only = { name, fromDate: checkedDay('period', period) };
  const { rows } = await taxInvoices(checkedQuestion, only, billingLimits.lines).execute(
    context.db.withoutPlugins(),
  );
  return rows.map((row, place) => {
    const { id: invoiceId, ...invoice } = v.parse(invoiceSchema, row);
    // An invoice is named again where it was written off in the same period.
    return { ...invoice, invoiceId, id: `${invoiceId}:${name}:${place}` };
  });
}
