import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

/**
 * Stores the part of each tax of a bill that a write-off takes with it: the tax times what is written off, divided by
 * the bill's total, each after credit notes and rounded to the cent (Excise Tax Act, s. 231(1)). A later part takes what
 * the earlier ones have not: parts that are rounded by themselves come to more tax than was charged.
 */
export async function writeOffTaxes(db: Db, paymentId: string): Promise<void> {
  await sql`insert into write_off_tax (invoice_payment_id, sequence, tax_type_id, state_or_province_id, amount)
    with bills as (
      select m.amount, n.id, n.total, m.invoice_id from invoice_payment m
      join invoice n on m.invoice_id in (n.id, n.credits_id) where m.id = ${paymentId}),
    earlier as (
      select e.id, e.amount from invoice_payment e where e.invoice_id in (select invoice_id from bills)
        and e.is_write_off and e.taken_back_on is null and e.id <> ${paymentId}),
    parts as (
      select t.code, p.code as province, x.tax_type_id, x.state_or_province_id,
        round(sum(x.amount) * (max(b.amount) + coalesce((select sum(amount) from earlier), 0))
          / (select sum(total) from bills), 2)
        - coalesce((select sum(o.amount) from write_off_tax o join earlier e on e.id = o.invoice_payment_id
          where o.tax_type_id = x.tax_type_id
            and o.state_or_province_id is not distinct from x.state_or_province_id), 0) as part
      from bills b join invoice_tax x on x.invoice_id = b.id join tax_type t on t.id = x.tax_type_id
      left join state_or_province p on p.id = x.state_or_province_id
      group by t.code, p.code, x.tax_type_id, x.state_or_province_id)
    select ${paymentId}, row_number() over (order by code, province), tax_type_id, state_or_province_id, part
    from parts where part > 0`.execute(db);
}

/**
 * Keeps the day on which what was taken back is owed again: of a write-off, and of a payment that the books have, which
 * is booked back on that day. Any other payment that was taken back never came.
 */
export async function keepRecovery(db: Db, paymentId: string, day: string): Promise<void> {
  await sql`update invoice_payment m set recovered_on = ${day}::date
    where m.id = ${paymentId} and (m.is_write_off or exists (select 1 from exported_payment x
      where x.invoice_payment_id = m.id and not x.is_taken_back))`.execute(db);
}

/** Whether a part of an invoice is written off. */
export async function isWrittenOff(db: Db, invoiceId: string): Promise<boolean> {
  const { rows } = await sql`select exists (select 1 from invoice_payment m
    where m.invoice_id = ${invoiceId} and m.is_write_off and m.taken_back_on is null) as known`.execute(
    db.withoutPlugins(),
  );
  return rows.some((row) => v.parse(v.object({ known: v.boolean() }), row).known);
}
