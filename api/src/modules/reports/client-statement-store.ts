import { sql } from 'kysely';
import { billingLimits } from 'shared-contracts/limits';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { Sql } from '../../records/reading/record-mapping.ts';
import { addressNow } from '../invoice-paper-store.ts';
import { countsOn } from '../invoice-payments-store.ts';
import { billsOn } from '../open-bills-store.ts';

const text = v.nullable(v.string());

const headSchema = v.object({
  ...{ supplier: v.string(), supplierAddress: text, registration: text, remittance: text },
  ...{ client: v.string(), code: text, address: text },
});

/** Who sends a statement, and to whom. */
export type StatementHead = v.InferOutput<typeof headSchema>;

/** The client and the day of a statement. */
export interface StatementQuestion {
  readonly companyId: string;
  readonly clientId: string;
  readonly day: string;
}

/** The current parties of a statement; undefined if the company never billed the client. */
export async function statementHead(
  db: Db,
  { companyId, clientId }: StatementQuestion,
): Promise<StatementHead | undefined> {
  const { rows } =
    await sql`select c.company_name as supplier, nullif(c.invoice_address, '') as "supplierAddress",
      nullif(c.tax_number, '') as registration, nullif(c.remittance, '') as remittance,
      a.name as client, nullif(a.code, '') as code, nullif(${addressNow(() => sql.ref('a.id'))}, '') as address
    from company c join business_associate a on a.id = ${clientId}
    where c.id = ${companyId} and exists (select 1 from invoice i
      where i.product_client_id = c.id and i.client_id = a.id and i.number is not null)`.execute(
      db.withoutPlugins(),
    );
  return rows.map((row) => v.parse(headSchema, row))[0];
}

const bills = ({ companyId, clientId, day }: StatementQuestion) => billsOn(companyId, day, clientId);

/** The open invoices of a client on a day, the oldest first, with the days that each is overdue. */
export const openBillLines = (question: StatementQuestion): Sql => sql`
  select b.number, b.invoice_date::text as date, b.due::text as due, trim_scale(b.total)::text as total,
    trim_scale(b.paid)::text as paid, trim_scale(b.credited)::text as credited, trim_scale(b.open)::text as open,
    (case when ${question.day}::date > b.due then ${question.day}::date - b.due end)::text as overdue
  from (${bills(question)}) b where b.open <> 0 order by b.invoice_date, b.number`;

/** Words for entries that reduce what is owed. */
export interface EntryWords {
  readonly payment: string;
  readonly writeOff: string;
  readonly credit: string;
  readonly reversal: string;
  readonly paidOut: string;
}

/**
 * Payments, credit notes and reversals up to a day: for invoices that are open on it all of them, and for invoices that
 * they settled those of the preceding month. Entries that reduce what is owed are negative.
 */
export const settledLines = (question: StatementQuestion, entryWords: EntryWords): Sql => sql`
  with bills as (${bills(question)}),
  takes as (
    select b.id as bill_id, n.* from bills b join invoice n on b.id in (n.credits_id, n.reverses_id)
    where n.number is not null and n.invoice_date <= ${question.day}::date),
  -- A bill, a credit note and a reversal each have payments, and were marked as paid by versions that kept none.
  paid as (
    select p.bill_id, p.is_bill, p.number as of_number, m.received_on as day, m.reference, m.amount, m.is_write_off
    from (select id as bill_id, id, number, true as is_bill from bills
      union all select bill_id, id, number, false from takes) p
    join invoice_payment m on m.invoice_id = p.id and ${countsOn(question.day)} and m.received_on <= ${question.day}::date
    union all
    select p.bill_id, p.is_bill, i.number, i.paid_date, null, i.total, false
    from (select id as bill_id, id, true as is_bill from bills union all select bill_id, id, false from takes) p
    join invoice i on i.id = p.id where i.paid_date <= ${question.day}::date
      and not exists (select 1 from invoice_payment m where m.invoice_id = i.id and ${countsOn(question.day)})),
  entries as (
    select bill_id, day, case when is_write_off then ${entryWords.writeOff}::text when is_bill then ${entryWords.payment}::text else ${entryWords.paidOut}::text || ' ' || of_number end as what,
      reference, -amount as amount
    from paid
    union all
    select t.bill_id, t.invoice_date, case when t.kind = 'Credit' then ${entryWords.credit}::text else ${entryWords.reversal}::text end
      || ' ' || t.number, t.reversal_reason, t.total
    from takes t)
  select case when b.open <> 0 then 'open' else 'settled' end as part, e.day::text as day, e.what, b.number,
    e.reference, trim_scale(e.amount)::text as amount
  from entries e join bills b on b.id = e.bill_id
  where b.open <> 0 or e.day > (${question.day}::date - interval '1 month')::date
  order by b.open = 0, e.day, b.number, e.what`;

const [young, middle, old] = billingLimits.ages;

/** The open amount on a day by days overdue, as one row. */
export function ageLines(question: StatementQuestion): Sql {
  const overdue = sql`${question.day}::date - b.due`;
  const sum = (condition: Sql) => sql`trim_scale(coalesce(sum(b.open) filter (where ${condition}), 0))::text`;
  return sql`select ${sum(sql`${overdue} <= 0`)} as "notDue",
      ${sum(sql`${overdue} between 1 and ${sql.lit(young)}`)} as "upTo30",
      ${sum(sql`${overdue} > ${sql.lit(young)} and ${overdue} <= ${sql.lit(middle)}`)} as "upTo60",
      ${sum(sql`${overdue} > ${sql.lit(middle)} and ${overdue} <= ${sql.lit(old)}`)} as "upTo90",
      ${sum(sql`${overdue} > ${sql.lit(old)}`)} as "over90", ${sum(sql`true`)} as total
    from (${bills(question)}) b`;
}
