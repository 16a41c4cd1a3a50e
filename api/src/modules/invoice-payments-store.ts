import { sql } from 'kysely';
import type { Sql } from '../records/reading/record-mapping.ts';

/**
 * Whether a payment `m` counts now, or on a day: one that was taken back never came, but a write-off, and a payment that
 * was booked, counted until the day on which it was taken back, as the books of then have it.
 */
export const countsOn = (day?: string): Sql =>
  day === undefined
    ? sql`m.taken_back_on is null`
    : sql`(m.taken_back_on is null or m.recovered_on > ${day}::date)`;

/**
 * What was paid of an invoice, by the end of a day or until now. An invoice that an older version, which stored no
 * payments, marked as paid was paid in full. `at` returns the columns of the invoice.
 */
export function paidOf(at: (column: string) => Sql, day?: string): Sql {
  const until = day === undefined ? sql`` : sql`and m.received_on <= ${day}::date`;
  const wasPaid =
    day === undefined ? sql`${at('paid_date')} is not null` : sql`${at('paid_date')} <= ${day}::date`;
  return sql`case when exists (select 1 from invoice_payment m
      where m.invoice_id = ${at('id')} and ${countsOn(day)})
    then (select coalesce(sum(m.amount), 0) from invoice_payment m
      where m.invoice_id = ${at('id')} and ${countsOn(day)} ${until})
    when ${wasPaid} then ${at('total')} else 0 end`;
}

/**
 * What credit notes credited of an invoice, by the end of a day or until now, less what was paid out for them; zero or
 * negative.
 */
export const creditedOf = (at: (column: string) => Sql, day?: string): Sql => sql`coalesce((
  select sum(n.total - ${paidOf((column) => sql.ref(`n.${column}`), day)}) from invoice n
  where n.credits_id = ${at('id')} ${day === undefined ? sql`` : sql`and n.invoice_date <= ${day}::date`}), 0)`;

/** What is neither paid nor credited of an invoice. */
export const restOfBill = (at: (column: string) => Sql): Sql =>
  sql`(${at('total')} - ${paidOf(at)} + ${creditedOf(at)})`;

/** What a client still owes of an invoice; zero for drafts, for reversals and for the invoices that they reverse. */
export const openOf = (at: (column: string) => Sql): Sql =>
  sql`(case when ${at('status')} = 'FINALIZED' and ${at('kind')} = 'Bill' then ${restOfBill(at)} else 0 end)`;
