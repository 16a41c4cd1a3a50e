import { sql } from 'kysely';
import type { Sql } from '../records/reading/record-mapping.ts';
import { columnsOf, paperOfInvoice } from './invoice-paper-store.ts';
import { creditedOf, paidOf } from './invoice-payments-store.ts';

const [bill, reversal] = [columnsOf('i'), columnsOf('r')];

/**
 * The invoices of a company dated up to a day, of all clients or of one: what had been paid of each by then, what
 * credit notes and its reversal had credited, less what was paid out for these, and what is `open`. All amounts are
 * dollars; `paid` and `credited` are negative if they reduce what is owed, so that `total`, `paid` and `credited` add
 * up to `open`.
 */
export const billsOn = (companyId: string, day: string, clientId?: string): Sql => sql`
  select b.*, b.total + b.paid + b.credited as open from (
    select i.id, i.client_id, i.number, i.invoice_date, coalesce(${paperOfInvoice.dueDate(bill)}, i.invoice_date) as due,
      i.total, -(${paidOf(bill, day)}) as paid,
      ${creditedOf(bill, day)} + coalesce((select r.total - ${paidOf(reversal, day)} from invoice r
        where r.reverses_id = i.id and r.number is not null and r.invoice_date <= ${day}::date), 0) as credited
    from invoice i where i.product_client_id = ${companyId} and i.kind = 'Bill' and i.number is not null
      and i.invoice_date <= ${day}::date
      ${clientId === undefined ? sql`` : sql`and i.client_id = ${clientId}`}) b`;
