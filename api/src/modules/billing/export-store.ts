import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { paymentFacts, writePaymentFacts } from './payment-export-store.ts';

interface NewExport {
  readonly id: string;
  readonly companyId: string;
  readonly personId: string;
  readonly at: Date;
  readonly fromDate: string;
  readonly toDate: string;
  readonly again: boolean;
}

/** Whether an invoice `i` is in accounting: in an export that was not cancelled. */
const isExported = sql`exists (select 1 from accounting_export_invoice x
  join accounting_export a on a.id = x.accounting_export_id where x.invoice_id = i.id and a.taken_back_on is null)`;

/**
 * Finalized invoices of a period, locked until the transaction ends. Those that an export contains already are only
 * returned if exporting again was requested.
 */
async function lockExported(
  db: Db,
  { companyId, fromDate, toDate, again }: NewExport,
): Promise<readonly string[]> {
  // Locks the company, so that two simultaneous exports never contain the same invoice or get the same number.
  await sql`select 1 from company where id = ${companyId} for update`.execute(db);
  const { rows } = await sql`select i.id from invoice i
    where i.product_client_id = ${companyId} and i.status <> 'PENDING'
      and i.invoice_date between ${fromDate}::date and ${toDate}::date
      ${again ? sql`` : sql`and not ${isExported}`}
    order by i.id`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(v.object({ id: v.string() }), row).id);
}

/** Stores the next export with its invoices and payments. Returns the number of invoices. */
export async function writeExport(db: Db, made: NewExport): Promise<number> {
  const ids = await lockExported(db, made);
  const payments = await paymentFacts(db, made);
  if (ids.length + payments.length === 0) return 0;
  await sql`insert into accounting_export (id, product_client_id, created_on, created_by_id, from_date, to_date,
      is_repeated)
    values (${made.id}, ${made.companyId}, ${made.at}, ${made.personId}, ${made.fromDate}, ${made.toDate},
      exists (select 1 from invoice i where i.id = any (${ids}::uuid[]) and ${isExported})
        or ${payments.some((payment) => payment.isExported)})`.execute(db);
  await sql`insert into accounting_batch (accounting_export_id, product_client_id, number)
    select ${made.id}, ${made.companyId}::uuid, coalesce(max(number), 0) + 1 from accounting_batch
    where product_client_id = ${made.companyId}`.execute(db);
  await sql`insert into exported_invoice (invoice_id, accounting_export_id)
    select i.id, ${made.id} from invoice i where i.id = any (${ids}::uuid[]) and not ${isExported}`.execute(
    db,
  );
  await sql`insert into accounting_export_invoice (accounting_export_id, invoice_id)
    select ${made.id}, i from unnest(${ids}::uuid[]) i`.execute(db);
  await writePaymentFacts(db, made.id, payments);
  return ids.length + payments.length;
}

/** An export to cancel. */
interface TakenBack {
  readonly id: string;
  readonly personId: string;
  readonly reason: string;
  readonly at: Date;
}

/** Cancels an export, once. Returns whether it had not been cancelled before. */
export async function takeBack(db: Db, { id, personId, reason, at }: TakenBack): Promise<boolean> {
  const { rows } = await sql`update accounting_export
    set taken_back_on = ${at}, taken_back_by_id = ${personId}, taken_back_reason = ${reason}
    where id = ${id} and taken_back_on is null returning id`.execute(db.withoutPlugins());
  if (rows.length === 0) return false;
  await sql`delete from exported_invoice where accounting_export_id = ${id}`.execute(db);
  await sql`delete from exported_payment where accounting_export_id = ${id}`.execute(db);
  return true;
}

/** The company of an export; undefined if it does not exist. */
export async function exportOwner(db: Db, id: string): Promise<string | undefined> {
  const { rows } =
    await sql`select product_client_id as owner from accounting_export where id = ${id}`.execute(
      db.withoutPlugins(),
    );
  return rows.map((row) => v.parse(v.object({ owner: v.string() }), row).owner)[0];
}
