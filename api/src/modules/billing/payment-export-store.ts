import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { dayIn } from '../../platform/server/zoned-days.ts';
import { companyZone } from '../../records/company-zone-store.ts';

/** Which payments to export. Days are yyyy-MM-dd. */
export interface PaymentExportRequest {
  readonly companyId: string;
  readonly fromDate: string;
  readonly toDate: string;
  /** Whether payments that were exported before are exported again. */
  readonly again: boolean;
}

/** What is booked about a payment: that it was received, or that it was taken back. */
export interface PaymentFact {
  readonly id: string;
  readonly isTakenBack: boolean;
  readonly day: string;
  readonly isExported: boolean;
}

const exportedAs = (isTakenBack: boolean) => sql`exists (select 1 from exported_payment x
  where x.invoice_payment_id = m.id and x.is_taken_back = ${sql.lit(isTakenBack)})`;

const rowSchema = v.object({
  ...{ id: v.string(), receivedOn: v.string(), takenBackOn: v.nullable(v.date()) },
  ...{ isReceiptExported: v.boolean(), isReturnExported: v.boolean() },
});

/**
 * What accounting does not know yet about payments, by day, locked until the transaction ends. A payment that was taken
 * back before it was exported is not exported at all; once its receipt is in the books, its return follows.
 */
export async function paymentFacts(
  db: Db,
  { companyId, fromDate, toDate, again }: PaymentExportRequest,
): Promise<readonly PaymentFact[]> {
  const zone = await companyZone(db, companyId);
  const { rows } =
    await sql`select m.id, m.received_on::text as "receivedOn", m.taken_back_on as "takenBackOn",
      ${exportedAs(false)} as "isReceiptExported", ${exportedAs(true)} as "isReturnExported"
    from invoice_payment m join invoice i on i.id = m.invoice_id
    where i.product_client_id = ${companyId}
      and (m.received_on between ${fromDate}::date and ${toDate}::date or m.taken_back_on is not null)
    order by m.id for update of m`.execute(db.withoutPlugins());
  return rows
    .map((row) => v.parse(rowSchema, row))
    .flatMap(({ id, receivedOn, takenBackOn, isReceiptExported, isReturnExported }) => {
      const facts: PaymentFact[] = [];
      const isWanted = (isExported: boolean) => again || !isExported;
      if ((isReceiptExported || takenBackOn === null || isReturnExported) && isWanted(isReceiptExported))
        facts.push({ id, isTakenBack: false, day: receivedOn, isExported: isReceiptExported });
      if (takenBackOn !== null && (isReturnExported || isReceiptExported) && isWanted(isReturnExported))
        facts.push({ id, isTakenBack: true, day: dayIn(zone, takenBackOn), isExported: isReturnExported });
      return facts;
    })
    .filter(({ day }) => day >= fromDate && day <= toDate);
}

/** Stores what an export books about payments. */
export async function writePaymentFacts(
  db: Db,
  exportId: string,
  facts: readonly PaymentFact[],
): Promise<void> {
  const rows = JSON.stringify(facts);
  const factRows = sql`jsonb_to_recordset(${rows}::jsonb) f ("id" uuid, "isTakenBack" boolean, "day" date, "isExported" boolean)`;
  await sql`insert into accounting_export_payment (accounting_export_id, invoice_payment_id, is_taken_back, booked_on)
    select ${exportId}, f.id, f."isTakenBack", f.day from ${factRows}`.execute(db);
  await sql`insert into exported_payment (invoice_payment_id, is_taken_back, accounting_export_id)
    select f.id, f."isTakenBack", ${exportId} from ${factRows} where not f."isExported"`.execute(db);
}

/**
 * Locks the payment that was recorded by marking an invoice as paid. Returns whether accounting has it on another day.
 */
export async function isRestBooked(db: Db, invoiceId: string, day: string): Promise<boolean> {
  const rest = sql`m.invoice_id = ${invoiceId} and m.is_rest and m.taken_back_on is null`;
  // Locks in a separate statement, so that the next one sees an export that read the payment meanwhile.
  await sql`select 1 from invoice_payment m where ${rest} for update`.execute(db);
  const { rows } =
    await sql`select exists (select 1 from invoice_payment m where ${rest} and m.received_on <> ${day}::date
      and ${exportedAs(false)}) as known`.execute(db.withoutPlugins());
  return rows.some((row) => v.parse(v.object({ known: v.boolean() }), row).known);
}
