import { sql } from 'kysely';
import type { Sql } from '../records/reading/record-mapping.ts';

/**
 * What was paid of an invoice, by a day or by now. One that was noted as paid by a version that kept no payments was paid
 * in full. `at` names the columns of the invoice.
 */
export function paidOf(at: (column: string) => Sql, day?: string): Sql {
  const until = day === undefined ? sql`` : sql`and m.received_on <= ${day}::date`;
  const wasPaid =
    day === undefined ? sql`${at('paid_date')} is not null` : sql`${at('paid_date')} <= ${day}::date`;
  return sql`case when exists (select 1 from invoice_payment m
      where m.invoice_id = ${at('id')} and m.taken_back_on is null)
    then (select coalesce(sum(m.amount), 0) from invoice_payment m
      where m.invoice_id = ${at('id')} and m.taken_back_on is null ${until})
    when ${wasPaid} then ${at('total')} else 0 end`;
}

/** What credit notes took back of a bill, by a day or by now, without what was paid out of them: nothing or below. */
export const creditedOf = (at: (column: string) => Sql, day?: string): Sql => sql`coalesce((
  select sum(n.total - ${paidOf((column) => sql.ref(`n.${column}`), day)}) from invoice n
  where n.credits_id = ${at('id')} ${day === undefined ? sql`` : sql`and n.invoice_date <= ${day}::date`}), 0)`;

/** What is neither paid nor credited of an invoice. */
export const restOfBill = (at: (column: string) => Sql): Sql =>
  sql`(${at('total')} - ${paidOf(at)} + ${creditedOf(at)})`;

/** What a client still owes of a bill; nothing of drafts, of reversals and of what they took back. */
export const openOf = (at: (column: string) => Sql): Sql =>
  sql`(case when ${at('status')} = 'FINALIZED' and ${at('kind')} = 'Bill' then ${restOfBill(at)} else 0 end)`;
