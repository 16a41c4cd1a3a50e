import { sql } from 'kysely';
import { sumOf } from 'shared-contracts/decimal';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { columnsOf } from '../invoice-paper-store.ts';
import { restOfBill } from '../invoice-payments-store.ts';

const restSchema = v.object({ rest: v.string() });

/** What is not paid or credited yet of an invoice, in dollars: negative of what takes back and was not paid out. */
export async function restOf(db: Db, invoiceId: string): Promise<string> {
  const { rows } = await sql`select trim_scale(${restOfBill(columnsOf('i'))})::text as rest
    from invoice i where i.id = ${invoiceId}`.execute(db.withoutPlugins());
  return v.parse(restSchema, rows[0]).rest;
}

/** A payment as it is noted. */
export interface NewPayment {
  readonly id: string;
  readonly invoiceId: string;
  readonly receivedOn: string;
  readonly amount: string;
  readonly reference: string | null;
  /** Whether it is what was open when the invoice was marked as paid. */
  readonly isRest: boolean;
  readonly personId: string;
  readonly at: Date;
}

/** Notes a payment of an invoice that is locked. */
export async function writePayment(db: Db, payment: NewPayment): Promise<void> {
  await sql`insert into invoice_payment (id, invoice_id, sequence, received_on, amount, reference, is_rest, noted_on,
      noted_by_id)
    select ${payment.id}, ${payment.invoiceId}, coalesce(max(sequence), 0) + 1, ${payment.receivedOn}::date,
      ${payment.amount}::numeric, ${payment.reference}, ${payment.isRest}, ${payment.at}::timestamptz, ${payment.personId}::uuid
    from invoice_payment where invoice_id = ${payment.invoiceId}`.execute(db);
}

/** Who takes payments back, when and why. */
interface TakenBack {
  readonly personId: string;
  readonly at: Date;
  readonly reason: string | null;
}

const takenSchema = v.object({ amount: v.string(), receivedOn: v.string() });

/** Takes a payment of an invoice back, once; undefined if there is none to take back. */
export async function takePaymentBack(
  db: Db,
  { id, invoiceId, personId, at, reason }: TakenBack & { readonly id: string; readonly invoiceId: string },
) {
  const { rows } = await sql`update invoice_payment
    set taken_back_on = ${at}, taken_back_by_id = ${personId}, taken_back_reason = ${reason}
    where id = ${id} and invoice_id = ${invoiceId} and taken_back_on is null
    returning trim_scale(amount)::text as amount, received_on::text as "receivedOn"`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(takenSchema, row))[0];
}

/** Takes back what was noted by marking an invoice as paid, once; parts that were noted singly stay. Returns how much it was. */
export async function takeRestBack(
  db: Db,
  invoiceId: string,
  { personId, at, reason }: TakenBack,
): Promise<string> {
  const { rows } = await sql`update invoice_payment
    set taken_back_on = ${at}, taken_back_by_id = ${personId}, taken_back_reason = ${reason}
    where invoice_id = ${invoiceId} and is_rest and taken_back_on is null
    returning trim_scale(amount)::text as rest`.execute(db.withoutPlugins());
  return sumOf(rows.map((row) => v.parse(restSchema, row).rest));
}

/** Moves what was noted by marking an invoice as paid to another day. */
export async function moveRest(db: Db, invoiceId: string, day: string): Promise<void> {
  await sql`update invoice_payment set received_on = ${day}::date
    where invoice_id = ${invoiceId} and is_rest and taken_back_on is null`.execute(db);
}

/** Whether a payment with an id is known, and of which invoice; undefined if there is none. */
export async function invoiceOfPayment(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql`select invoice_id as "invoiceId" from invoice_payment where id = ${id}`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(v.object({ invoiceId: v.string() }), row).invoiceId)[0];
}

/** Notes a bill as paid on a day where a credit note left nothing open of what was paid in part. */
export async function settleCredited(db: Db, billId: string, day: string): Promise<void> {
  await sql`update invoice i set paid_date = ${day}::date where i.id = ${billId} and i.paid_date is null
    and ${restOfBill(columnsOf('i'))} = 0 and exists (
      select 1 from invoice_payment m where m.invoice_id = i.id and m.taken_back_on is null)`.execute(db);
}
