import { sql } from 'kysely';
import { type RentFileColumn, rentFileValues, usualRentFile } from 'shared-contracts/rentals';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const columnSchema = v.object({ heading: v.string(), value: v.picklist(rentFileValues) });

/** The columns of the file as administrators configured them; the default ones if none is active. */
export async function rentFileColumns(db: Db): Promise<readonly RentFileColumn[]> {
  const { rows } = await sql`select code as heading, value from rent_file_column where is_active
    order by position, code`.execute(db.withoutPlugins());
  const columns = rows.map((row) => v.parse(columnSchema, row));
  return columns.length > 0 ? columns : usualRentFile;
}

const text = v.nullable(v.string());

const paymentSchema = v.object({
  voucher: text,
  ...{ number: text, runNumber: text, dueDate: text, payeeName: v.string(), vendorCode: text },
  ...{ payeeAddress: text, amount: v.string(), agreementNumber: text, agreementName: v.string() },
  ...{ projectName: v.string(), afeNumber: text, costCentre: text },
  ...{ gstAmount: v.string(), gstTax: text, totalAmount: v.string(), gstNumber: text, method: text },
  heads: v.array(v.object({ name: v.string(), amount: v.string() })),
});

export type FiledPayment = v.InferOutput<typeof paymentSchema>;

/** The postal address for a cheque; `b` is the payee's row. */
export const payeeAddress = sql`nullif(concat_ws(', ', nullif(b.address_line1, ''), nullif(b.address_line2, ''),
  nullif(b.address_line3, ''), (select c.name from city c where c.id = b.city_id),
  (select s.code from state_or_province s where s.id = b.state_or_province_id), nullif(b.postal_code, '')), '')`;

/**
 * Who gets a payment and at which address; `b` is the payee's row. Gives the same result as the database's
 * `payee_goes_to` in a quarter of the time.
 */
export const payeeGoesTo = sql`concat_ws(' · ', b.name, nullif(b.vendor_code, ''), ${payeeAddress})`;

/**
 * The payments that were sent together, in the order of their numbers, or by payee in the order of their vouchers;
 * amounts to the cent.
 */
export async function paymentsOfSending(db: Db, sendingId: string): Promise<readonly FiledPayment[]> {
  const { rows } =
    await sql`select p.voucher, p.number, n.number as "runNumber", p.due_date::text as "dueDate",
      b.name as "payeeName", b.vendor_code as "vendorCode", ${payeeAddress} as "payeeAddress",
      round(coalesce(p.sent_amount, p.amount), 2)::text as amount,
      round(coalesce(p.sent_gst, p.gst_amount, 0), 2)::text as "gstAmount", p.gst_number as "gstNumber", p.method,
      p.gst_tax as "gstTax",
      round(coalesce(p.sent_amount, p.amount) + coalesce(p.sent_gst, p.gst_amount, 0), 2)::text as "totalAmount",
      a.agreement_number as "agreementNumber", a.name as "agreementName",
      f.description as "projectName", f.afe_number as "afeNumber", b.cost_centre_code as "costCentre",
      (select coalesce(json_agg(json_build_object('name', h.name, 'amount', trim_scale(h.amount)::text)
        order by h.sequence), '[]') from rent_head h where h.rent_id = r.id) as heads
    from agreement_payment p join rent r on r.id = p.rent_id join rent_run n on n.id = r.rent_run_id
    join business_associate b on b.id = p.payee_id join agreement a on a.id = p.agreement_id
    join surface_project f on f.id = a.surface_project_id
    where p.rent_sending_id = ${sendingId} order by p.voucher, p.number, p.id`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(paymentSchema, row));
}

const sendingSchema = v.object({ ownerId: v.string(), number: v.string(), sequence: v.number() });

/**
 * The company of a payment file, the number of its run and its position among the run's files; undefined if it does not
 * exist.
 */
export async function sendingOf(db: Db, id: string) {
  const { rows } = await sql`select n.product_client_id as "ownerId", n.number, s.sequence
    from rent_sending s join rent_run n on n.id = s.rent_run_id where s.id = ${id}`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(sendingSchema, row))[0];
}
