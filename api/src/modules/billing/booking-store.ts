import { sql } from 'kysely';
import type { BookPurpose } from 'shared-contracts/billing';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { Sql } from '../../records/reading/record-mapping.ts';
import { columnsOf, labelOfTax, paperOfInvoice, paperOfLine } from '../invoice-paper-store.ts';

/** The configured account for a purpose in the company of invoice `i`: the first one that fits. */
const accountOf = (purpose: BookPurpose, fits: Sql): Sql => sql`(select b.account from book_account b
  where b.company_id = i.product_client_id and b.purpose = ${purpose} and ${fits} order by b.sequence, b.id limit 1)`;

/** An account for a ledger code, otherwise the one for all ledger codes. */
const ofCode = sql`(b.ledger_code_id = c.id or b.ledger_code_id is null)`;

const [invoice, line, tax] = [columnsOf('i'), columnsOf('l'), columnsOf('x')];

/**
 * Both sides of what invoices `i` book. The receivable goes to its configured account; revenue to the account of its
 * ledger code, split by project, AFE, cost centre, order and taxes, with separate accounts for mark-up and fixed fees
 * if configured; taxes to the account of their type. The tax of receipts, which was booked with them when they were
 * paid, moves from expenses to input tax credits. If no account is configured, the ledger code or the tax serves as its
 * name.
 */
const sides = sql`
  select i.id as invoice_id, 0 as part,
    coalesce(${accountOf('receivable', sql`true`)}, 'Accounts Receivable') as account,
    null as description, null as project_name, null as afe_number, null as cost_centre, null as purchase_order,
    null as tax_codes, null::numeric as tax, i.total as amount
  from chosen i
  union all
  select i.id, 1,
    coalesce(
      case when l.is_mark_up then ${accountOf('markUp', ofCode)} end,
      case when coalesce(l.fee_schedule_id, o.fee_schedule_id) is not null then ${accountOf('fixedFee', ofCode)} end,
      case when c.id is null then coalesce(${accountOf('revenue', sql`b.ledger_code_id is null`)}, 'Other Revenue')
        else coalesce(${accountOf('revenue', sql`b.ledger_code_id = c.id`)}, c.code) end),
    c.description, ${paperOfLine.projectName(line)}, ${paperOfLine.afeNumber(line)},
    ${paperOfLine.costCentre(line)}, ${paperOfLine.purchaseOrder(line)}, l.tax_codes, l.tax,
    l.shared_discount - l.amount
  from chosen i join invoice_line l on l.invoice_id = i.id left join ledger_code c on c.id = l.ledger_code_id
  left join invoice_line o on o.id = l.credits_line_id
  union all
  select i.id, 2,
    coalesce(${accountOf('tax', sql`b.tax_type_id = t.id`)}, ${accountOf('tax', sql`b.tax_type_id is null`)}, t.code),
    ${labelOfTax(tax)}, null, null, null, null, null, null, -x.amount
  from chosen i join invoice_tax x on x.invoice_id = i.id join tax_type t on t.id = x.tax_type_id
  union all
  select i.id, 3, coalesce(${accountOf('inputTax', sql`true`)}, 'Input Tax Credits'), null, null, null, null, null, null, null,
    l.receipt_tax
  from chosen i join invoice_line l on l.invoice_id = i.id
  union all
  select i.id, 4, coalesce(${accountOf('expense', sql`true`)}, 'Reimbursable Expenses'), null, null, null, null, null, null, null,
    -l.receipt_tax
  from chosen i join invoice_line l on l.invoice_id = i.id`;

/**
 * Both sides of what payments book: bank against receivable, and the reverse for a payment that was taken back. What is
 * written off is a bad debt and, for its part of the taxes, no tax that is owed. The debited sides come first.
 */
const paid = sql`
  select m.invoice_id, m.id as payment_id, y.is_taken_back, case when d.amount > 0 then d.part else d.part + 3 end as part, d.account,
    case when y.is_taken_back then m.taken_back_reason else m.reference end as description, d.amount
  from accounting_export_payment y join invoice_payment m on m.id = y.invoice_payment_id
  join invoice i on i.id = m.invoice_id
  cross join lateral (select case when y.is_taken_back then -1 else 1 end as sign) r
  cross join lateral (
    select 0 as part, coalesce(${accountOf('bank', sql`true`)}, 'Bank') as account, r.sign * m.amount as amount
    where not m.is_write_off
    union all
    select 0, coalesce(${accountOf('badDebt', sql`true`)}, 'Bad Debts'),
      r.sign * (m.amount - coalesce((select sum(w.amount) from write_off_tax w where w.invoice_payment_id = m.id), 0))
    where m.is_write_off
    union all
    select 1, coalesce(${accountOf('tax', sql`b.tax_type_id = t.id`)}, ${accountOf('tax', sql`b.tax_type_id is null`)}, t.code),
      r.sign * w.amount
    from write_off_tax w join tax_type t on t.id = w.tax_type_id where w.invoice_payment_id = m.id
    union all
    select 2, coalesce(${accountOf('receivable', sql`true`)}, 'Accounts Receivable'), -r.sign * m.amount) d`;

const places = sql`invoice_id, part, account, description, project_name, afe_number, cost_centre, purchase_order, tax_codes`;

/** Stores the bookings of an export with the current accounts, unless it has stored ones already. */
export async function keepBookings(db: Db, exportId: string): Promise<void> {
  await sql`insert into accounting_booking (accounting_export_id, sequence, invoice_id, customer_code, account,
      description, project_name, afe_number, cost_centre, purchase_order, tax_codes, tax, amount, invoice_payment_id,
      is_taken_back)
    with chosen as (
      select i.* from accounting_export_invoice y join invoice i on i.id = y.invoice_id
      where y.accounting_export_id = ${exportId}),
    sides as (${sides}),
    booked as (
      select ${places}, sum(tax) as tax, sum(amount) as amount, null::uuid as payment_id, false as is_taken_back
      from sides group by ${places} having sum(amount) <> 0
      union all
      select p.invoice_id, p.part, p.account, p.description, null, null, null, null, null, null, p.amount, p.payment_id,
        p.is_taken_back
      from (${paid} where y.accounting_export_id = ${exportId}) p)
    select ${exportId}, row_number() over (order by k.payment_id is not null, i.number, m.sequence, k.is_taken_back, k.part, k.account, k.project_name, k.afe_number,
        k.cost_centre, k.purchase_order, k.description, k.tax_codes), i.id, nullif(a.code, ''), k.account, k.description,
      k.project_name, k.afe_number, k.cost_centre, k.purchase_order, k.tax_codes, k.tax, k.amount, k.payment_id, k.is_taken_back
    from booked k join invoice i on i.id = k.invoice_id join business_associate a on a.id = i.client_id
    left join invoice_payment m on m.id = k.payment_id
    where not exists (select 1 from accounting_booking o where o.accounting_export_id = ${exportId})
    on conflict do nothing`.execute(db);
}

const numberSchema = v.object({ number: v.string() });

/** Numbers of the invoices of an export whose debits and credits differ, so that the export cannot be booked. */
export async function unbalancedIn(db: Db, exportId: string): Promise<readonly string[]> {
  const { rows } = await sql`select i.number from accounting_booking k join invoice i on i.id = k.invoice_id
    where k.accounting_export_id = ${exportId}
    group by i.id, k.invoice_payment_id, k.is_taken_back having sum(k.amount) <> 0 order by i.number`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(numberSchema, row).number);
}

const text = v.nullable(v.string());
const rowSchema = v.object({
  ...{ batch: text, number: v.string(), invoiceDate: v.string(), dueDate: text, kind: v.string() },
  ...{ customerCode: text, client: text, account: v.string(), description: text, projectName: text },
  ...{ afeNumber: text, costCentre: text, purchaseOrder: text, amount: v.string() },
  ...{ taxCodes: text, tax: text, paymentId: text, reference: text },
});

/** One side of a booking, in dollars and cents: positive if it is debited, negative if it is credited. */
export type Booking = v.InferOutput<typeof rowSchema>;

/** The name in the books for what a payment `m` books. */
const kindOfPayment = sql`case when m.is_write_off then case when k.is_taken_back then 'Recovery' else 'Write-off' end
  when k.is_taken_back then 'Return' when m.amount < 0 then 'Refund' else 'Payment' end`;

/**
 * The bookings of an export, invoice by invoice, each beginning with the receivable, followed by the payments. Stores
 * them first for exports of an older version, which stored none.
 */
export async function bookingsOf(db: Db, exportId: string): Promise<readonly Booking[]> {
  await keepBookings(db, exportId);
  const { rows } =
    await sql`select n.number::text as batch, i.number, coalesce(y.booked_on, i.invoice_date)::text as "invoiceDate",
      case when m.id is null then (${paperOfInvoice.dueDate(invoice)})::text end as "dueDate",
      case when m.id is null then i.kind else ${kindOfPayment} end as kind, k.customer_code as "customerCode",
      ${paperOfInvoice.buyerName(invoice)} as client, k.account, k.description, k.project_name as "projectName",
      k.afe_number as "afeNumber", k.cost_centre as "costCentre", k.purchase_order as "purchaseOrder",
      k.amount::text as amount, nullif(k.tax_codes, '') as "taxCodes", round(k.tax, 2)::text as tax,
      k.invoice_payment_id as "paymentId", m.reference
    from accounting_booking k left join accounting_batch n on n.accounting_export_id = k.accounting_export_id
    join invoice i on i.id = k.invoice_id left join invoice_payment m on m.id = k.invoice_payment_id
    left join accounting_export_payment y on y.accounting_export_id = k.accounting_export_id
      and y.invoice_payment_id = k.invoice_payment_id and y.is_taken_back = k.is_taken_back
    where k.accounting_export_id = ${exportId} order by k.sequence`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(rowSchema, row));
}
