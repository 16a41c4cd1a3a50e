import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../platform/db/database.ts';
import type { Sql } from '../records/reading/record-mapping.ts';

/**
 * Receipts that follow invoices `i` in the same PDF, with the lines that bill them; none if the client does not want
 * them.
 */
const following = sql`invoice_line l join invoice_line_entry x on x.invoice_line_id = l.id
    join related_document d on d.timesheet_entry_id = x.timesheet_entry_id and not d.is_url_link
    join stored_file s on s.id = d.stored_file_id
    where l.invoice_id = i.id and exists (select 1 from invoice_format f
      where f.client_id = i.client_id and f.is_active and f.binds_receipts)`;

/** Number of receipts that follow an invoice in the same PDF. */
export const receiptCountOf = (
  invoiceId: Sql,
): Sql => sql`(select count(distinct d.id)::int from invoice i, ${following}
  and i.id = ${invoiceId})`;

const receiptSchema = v.object({ id: v.string(), name: v.string(), sha256: v.string(), size: v.number() });

/** A receipt for something that an invoice bills. */
export type InvoiceReceipt = v.InferOutput<typeof receiptSchema>;

/**
 * Receipts that follow an invoice in the same PDF, in the order of its lines; none if its client does not want them.
 */
export async function receiptsAlong(db: Db, invoiceId: string): Promise<readonly InvoiceReceipt[]> {
  const { rows } = await sql`select d.id, d.name, encode(s.sha256, 'hex') as sha256, s.size::int as size
    from invoice i, ${following} and i.id = ${invoiceId}
    group by d.id, d.name, s.sha256, s.size order by min(l.sequence), d.name, d.id`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(receiptSchema, row));
}
