import { sql } from 'kysely';
import { sumOf } from 'shared-contracts/decimal';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { columnsOf } from '../invoice-paper-store.ts';
import { paidOf, restOfBill } from '../invoice-payments-store.ts';

const restSchema = v.object({ rest: v.string() });

const [itself, bill] = [columnsOf('i'), columnsOf('b')];

/**
 * What is not paid or credited yet of an invoice, in dollars. Of what takes back it is what may be paid out, below zero:
 * of a reversal what its bill had received, of a credit note what its bill had received beyond what it then comes to.
 * A client who paid nothing gets nothing.
 */
export async function restOf(db: Db, invoiceId: string): Promise<string> {
  // Credit notes of one bill that are paid out at once wait for one another.
  await sql`select 1 from invoice b join invoice i on b.id = coalesce(i.credits_id, i.reverses_id)
    where i.id = ${invoiceId} for update of b`.execute(db);
  const { rows } = await sql`select trim_scale(case i.kind
      when 'Reversal' then least(0, -(${paidOf(bill)}) - ${paidOf(itself)})
      when 'Credit' then least(0, greatest(i.total - ${paidOf(itself)}, ${restOfBill(bill)}))
      else ${restOfBill(itself)} end)::text as rest
    from invoice i left join invoice b on b.id = coalesce(i.credits_id, i.reverses_id)
    where i.id = ${invoiceId}`.execute(db.withoutPlugins());
  return v.parse(restSchema, rows[0]).rest;
}

const paidSchema = v.object({ isPaid: v.boolean(), hasPayments: v.boolean() });

/** Whether an invoice is noted as paid, and whether a payment says so; one of a version without payments has its day alone. */
export async function paidFacts(db: Db, invoiceId: string) {
  const { rows } =
    await sql`select i.paid_date is not null as "isPaid", exists (select 1 from invoice_payment m
      where m.invoice_id = i.id and m.taken_back_on is null) as "hasPayments"
    from invoice i where i.id = ${invoiceId}`.execute(db.withoutPlugins());
  return v.parse(paidSchema, rows[0]);
}

/** A payment to store. */
export interface NewPayment {
  readonly id: string;
  readonly invoiceId: string;
  readonly receivedOn: string;
  readonly amount: string;
  readonly reference: string | null;
  /** Whether it was created by marking the invoice as paid, with the amount that was open. */
  readonly isRest: boolean;
  /** Whether it was never paid, but written off as a bad debt; its reference is the reason. */
  readonly isWriteOff: boolean;
  readonly personId: string;
  readonly at: Date;
}

/** Stores a payment of an invoice that the caller has locked. */
export async function writePayment(db: Db, payment: NewPayment): Promise<void> {
  await sql`insert into invoice_payment (id, invoice_id, sequence, received_on, amount, reference, is_rest, is_write_off,
      noted_on, noted_by_id)
    select ${payment.id}, ${payment.invoiceId}, coalesce(max(sequence), 0) + 1, ${payment.receivedOn}::date,
      ${payment.amount}::numeric, ${payment.reference}, ${payment.isRest}, ${payment.isWriteOff},
      ${payment.at}::timestamptz, ${payment.personId}::uuid
    from invoice_payment where invoice_id = ${payment.invoiceId}`.execute(db);
}

/** Who takes a payment back, when and why. */
interface TakenBack {
  readonly personId: string;
  readonly at: Date;
  readonly reason: string | null;
}

const takenSchema = v.object({ amount: v.string(), receivedOn: v.string() });

/** Takes back a payment of an invoice, once; undefined if there is none to take back. */
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

/**
 * Takes back what was recorded by marking an invoice as paid, once; payments that were recorded individually stay.
 * Returns the amount. What the books have is owed again from `owedFrom` on; without that day it never came.
 */
export async function takeRestBack(
  db: Db,
  invoiceId: string,
  { personId, at, reason }: TakenBack,
  owedFrom: string | null,
): Promise<string> {
  const { rows } = await sql`update invoice_payment m
    set taken_back_on = ${at}, taken_back_by_id = ${personId}, taken_back_reason = ${reason},
      recovered_on = case when exists (select 1 from exported_payment x
        where x.invoice_payment_id = m.id and not x.is_taken_back) then ${owedFrom}::date end
    where invoice_id = ${invoiceId} and is_rest and taken_back_on is null
    returning trim_scale(amount)::text as rest`.execute(db.withoutPlugins());
  return sumOf(rows.map((row) => v.parse(restSchema, row).rest));
}

/** Moves the payment that was recorded by marking an invoice as paid to another day. */
export async function moveRest(db: Db, invoiceId: string, day: string): Promise<void> {
  await sql`update invoice_payment set received_on = ${day}::date
    where invoice_id = ${invoiceId} and is_rest and taken_back_on is null`.execute(db);
}

/** The invoice of the payment with an id; undefined if there is no such payment. */
export async function invoiceOfPayment(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql`select invoice_id as "invoiceId" from invoice_payment where id = ${id}`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(v.object({ invoiceId: v.string() }), row).invoiceId)[0];
}

/** Records an invoice as paid on a day if a credit note left nothing open and part of it was paid. */
export async function settleCredited(db: Db, billId: string, day: string): Promise<void> {
  await sql`update invoice i set paid_date = ${day}::date where i.id = ${billId} and i.paid_date is null
    and ${restOfBill(columnsOf('i'))} = 0 and exists (
      select 1 from invoice_payment m where m.invoice_id = i.id and m.taken_back_on is null)`.execute(db);
}
