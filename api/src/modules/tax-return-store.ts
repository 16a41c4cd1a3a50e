import { sql } from 'kysely';
import { mostTaxYears, type TaxPeriod } from 'shared-contracts/billing';
import type { Sql } from '../records/reading/record-mapping.ts';
import { columnsOf, paperOfInvoice } from './invoice-paper-store.ts';

/**
 * The finalized invoices on which a tax return is based: those of a company dated within a range of days, by period.
 */
export interface CheckedTaxQuestion {
  readonly companyId: string;
  /** The first and the last day, yyyy-MM-dd. */
  readonly fromDate: string;
  readonly toDate: string;
  readonly by: TaxPeriod;
}

/**
 * Why a tax return cannot be requested for these days: they end before they begin, or span more time than anybody
 * reports.
 */
export function taxDaysFault(fromDate: string, toDate: string): 'order' | 'tooLong' | undefined {
  if (toDate < fromDate) return 'order';
  const years = Number(toDate.slice(0, 4)) - Number(fromDate.slice(0, 4));
  return years >= mostTaxYears ? 'tooLong' : undefined;
}

/** The federal return, which GST and HST share (Excise Tax Act, s. 228). */
export const federalReturn = 'GST/HST';

const invoice = columnsOf('i');

const units = { Month: 'month', Quarter: 'quarter', Year: 'year' } as const;

const names = { Month: 'YYYY-MM', Quarter: 'YYYY"-Q"Q', Year: 'YYYY' } as const;

/** The period of a day, and how it is written. */
const periodOf = (
  day: Sql,
  by: TaxPeriod,
): Sql => sql`date_trunc(${units[by]}, ${day}::timestamp)::date as period,
    to_char(date_trunc(${units[by]}, ${day}::timestamp), ${names[by]}) as period_name`;

/**
 * The invoices with their period. Tax is owed by the date of the invoice, because it is payable at the latest when the
 * invoice is issued (s. 152, 168).
 */
const invoicesOf = ({ companyId, fromDate, toDate, by }: CheckedTaxQuestion): Sql => sql`
  select i.*, ${periodOf(sql`i.invoice_date`, by)}
  from invoice i where i.product_client_id = ${companyId} and i.number is not null
    and i.invoice_date between ${fromDate}::date and ${toDate}::date`;

/** The return in which a tax is reported: GST and HST in one, each other tax by province. */
const returnOf = sql`case when upper(t.code) in ('GST', 'HST', ${federalReturn}) then ${federalReturn}::text
  else concat_ws(' ', t.code, p.code) end`;

/**
 * What each invoice contributes to each return. The federal return contains all revenue and the tax of receipts, which
 * the books claim when the expense is billed; the others only contain what they are charged on, and no credits. Revenue
 * from a client who is exempt is included without tax. Tax of a bad debt is deducted on the day of the write-off, in line
 * 107 and so in 108 (s. 231(1)), and added on the day of its recovery, in line 104 and so in 105 (s. 231(3)).
 */
const rowsOf = (question: CheckedTaxQuestion): Sql => sql`
  with invoices as (${invoicesOf(question)}),
  taxes as (
    select x.invoice_id, ${returnOf} as name, x.rate, p.code as province, t.code, x.exemption,
      case when x.exemption is null then x.taxable else 0 end as taxable, x.amount
    from invoices i join invoice_tax x on x.invoice_id = i.id join tax_type t on t.id = x.tax_type_id
    left join state_or_province p on p.id = x.state_or_province_id),
  bad_debts as (
    select m.invoice_id, f.day, f.is_recovery, ${returnOf} as name, sum(w.amount) as amount, ${periodOf(sql`f.day`, question.by)}
    from invoice_payment m join invoice i on i.id = m.invoice_id join write_off_tax w on w.invoice_payment_id = m.id
    join tax_type t on t.id = w.tax_type_id left join state_or_province p on p.id = w.state_or_province_id
    cross join lateral (values (m.received_on, false), (m.recovered_on, true)) f (day, is_recovery)
    where i.product_client_id = ${question.companyId}
      and f.day between ${question.fromDate}::date and ${question.toDate}::date
    group by m.id, 1, 2, 3, 4),
  reported as (
    select i.period, i.period_name, i.invoice_date as day, true as is_invoice, i.id as invoice_id, ${federalReturn}::text as name, i.subtotal as sales,
      coalesce((select sum(t.taxable) from taxes t where t.invoice_id = i.id and t.name = ${federalReturn}), 0) as taxable,
      coalesce((select sum(t.amount) from taxes t where t.invoice_id = i.id and t.name = ${federalReturn}), 0) as charged,
      coalesce((select sum(l.receipt_tax) from invoice_line l where l.invoice_id = i.id), 0) as credits
    from invoices i
    union all
    select i.period, i.period_name, i.invoice_date, true, t.invoice_id, t.name, null, sum(t.taxable), sum(t.amount), null
    from taxes t join invoices i on i.id = t.invoice_id
    where t.name <> ${federalReturn} group by i.period, i.period_name, i.invoice_date, t.invoice_id, t.name
    union all
    select d.period, d.period_name, d.day, false, d.invoice_id, d.name, null, 0, case when d.is_recovery then d.amount else 0 end,
      case when not d.is_recovery then d.amount end
    from bad_debts d)`;

/** The federal return first, then the others by name; each by period. */
const inOrder = sql`s.name <> ${federalReturn}, s.name`;

const amount = (value: Sql): Sql => sql`trim_scale(${value})::text`;

/** The sums of each return and period. All fields are texts; null if a return does not have the field. */
export const taxSums = (question: CheckedTaxQuestion): Sql => sql`${rowsOf(question)}
  select s.name, s.period_name as period, s.period::text as "fromDate", count(distinct s.invoice_id)::int::text as "invoiceCount",
    ${amount(sql`sum(s.sales)`)} as sales, ${amount(sql`sum(s.taxable)`)} as taxable,
    ${amount(sql`sum(s.charged)`)} as charged, ${amount(sql`sum(s.credits)`)} as credits,
    ${amount(sql`sum(s.charged - coalesce(s.credits, 0))`)} as net
  from reported s group by s.name, s.period, s.period_name order by ${inOrder}, s.period`;

/** The taxes of each return and period, by tax, province and rate. */
export const taxParts = (question: CheckedTaxQuestion): Sql => sql`${rowsOf(question)}
  select s.name, i.period_name as period, concat_ws(' ', s.code, s.province) as tax, ${amount(sql`s.rate`)} as rate,
    ${amount(sql`sum(s.taxable)`)} as taxable, ${amount(sql`sum(s.amount)`)} as charged
  from taxes s join invoices i on i.id = s.invoice_id where s.exemption is null
  group by s.name, i.period, i.period_name, s.code, s.province, s.rate
  order by ${inOrder}, i.period, s.code, s.province, s.rate`;

/**
 * The invoices behind the sums, in order of their dates; either up to a number for one return and period, or all of
 * them.
 */
export const taxInvoices = (
  question: CheckedTaxQuestion,
  only?: { readonly name: string; readonly fromDate: string },
  most?: number,
): Sql => sql`
  ${rowsOf(question)}
  select s.name, s.period_name as period, s.name || ' · ' || s.period_name as part, i.id, i.number, s.day::text as date,
    ${paperOfInvoice.buyerName(invoice)} as client, ${amount(sql`s.sales`)} as sales, ${amount(sql`s.taxable`)} as taxable,
    ${amount(sql`s.charged`)} as charged, ${amount(sql`s.credits`)} as credits,
    ${amount(sql`s.charged - coalesce(s.credits, 0)`)} as net
  from reported s join invoice i on i.id = s.invoice_id
  ${only === undefined ? sql`` : sql`where s.name = ${only.name} and s.period = ${only.fromDate}::date`}
  order by ${inOrder}, s.period, s.day, i.number, s.is_invoice desc
  ${most === undefined ? sql`` : sql`limit ${most}`}`;
