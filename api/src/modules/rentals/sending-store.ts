import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { asSpelled } from '../../records/reading/spelled-order.ts';
import { type NotedBy, notePayments, paymentLine } from './payment-notes-store.ts';

const countSchema = v.object({ count: v.number() });

/** The payments to send, and when. */
interface Sending extends NotedBy {
  readonly runId: string;
  readonly day: string;
  /** Whether everything that a payee gets is sent as one payment. */
  readonly isByPayee: boolean;
}

/** Sends the open payments of a run as a new file. Returns their number; if there are none, nothing is stored. */
export async function writeSending(db: Db, { runId, day, isByPayee, ...by }: Sending): Promise<number> {
  const id = crypto.randomUUID();
  await sql`select a.id from agreement a
    where a.id in (select r.agreement_id from rent r where r.rent_run_id = ${runId} and r.is_approved)
    order by a.id for update`.execute(db);
  const { rows } = await sql`with open as materialized (
      select p.id, p.amount + coalesce(p.gst_amount, 0) as amount from rent r join agreement_payment p on p.rent_id = r.id
      where r.rent_run_id = ${runId} and ${isOpen}),
    made as (
      insert into rent_sending (id, rent_run_id, sequence, sent_on, sent_by_id, payment_count, total, is_by_payee)
      select ${id}::uuid, ${runId}::uuid,
        1 + coalesce((select max(s.sequence) from rent_sending s where s.rent_run_id = ${runId}), 0),
        ${by.at}::timestamptz, ${by.personId}::uuid, o.count, o.total, ${isByPayee}::boolean
      from (select count(*)::int as count, sum(amount) as total from open) o where o.count > 0
      returning payment_count)
    select coalesce((select payment_count from made), 0) as count`.execute(db.withoutPlugins());
  const { count } = v.parse(countSchema, rows[0]);
  if (count === 0) return 0;
  await sql`update agreement_payment p set requisitioned_date = ${day}::date, rent_sending_id = ${id}, sent_amount = p.amount,
      sent_gst = p.gst_amount
    from rent r where r.rent_run_id = ${runId} and p.rent_id = r.id and ${isOpen}`.execute(db);
  if (isByPayee) await writeVouchers(db, id);
  await sql`update rent_run set revision = revision + 1 where id = ${runId}`.execute(db);
  const changes = sql`select p.agreement_id as id, string_agg(${paymentLine}, E'\n' order by p.number) as before,
      string_agg(concat_ws(', ', ${paymentLine}, p.requisitioned_date), E'\n' order by p.number) as after
    from agreement_payment p join business_associate b on b.id = p.payee_id
    where p.rent_sending_id = ${id} group by p.agreement_id`;
  await notePayments(db, changes, by);
  return count;
}

/**
 * Numbers the payees of a file by name, separately for each method of payment, and stores the number with their
 * payments.
 */
async function writeVouchers(db: Db, sendingId: string): Promise<void> {
  await sql`update agreement_payment p set voucher = n.number || '-' || s.sequence || '-P' || lpad(w.place::text, 4, '0')
    from rent_sending s join rent_run n on n.id = s.rent_run_id,
      (select y.id, dense_rank() over (order by ${asSpelled(sql`b.name`)}, b.id, y.method) as place
        from agreement_payment y join business_associate b on b.id = y.payee_id
        where y.rent_sending_id = ${sendingId}) w
    where s.id = ${sendingId} and w.id = p.id`.execute(db);
}

/** A payment that still has to be sent; `p` is its row. */
export const isOpen = sql`p.requisitioned_date is null and p.paid_date is null and p.returned_date is null
  and p.closing is null and p.held_date is null`;
