import { sql } from 'kysely';
import { type InvoiceFileLine, invoiceFileValues, usualInvoiceFile } from 'shared-contracts/billing';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { columnsOf, paperOfInvoice, paperOfLine } from '../invoice-paper-store.ts';

const formatSchema = v.object({
  ...{ id: v.string(), name: v.string(), status: v.string(), ownerId: v.string() },
  number: v.nullable(v.string()),
  columns: v.array(
    v.object({ heading: v.string(), value: v.picklist(invoiceFileValues), isRequired: v.boolean() }),
  ),
});

/** The format that the client of an invoice requires, with the invoice's facts; undefined if the client accepts any. */
export async function formatOfInvoice(db: Db, invoiceId: string) {
  const { rows } =
    await sql`select f.id, f.code as name, i.status, i.number, i.product_client_id as "ownerId",
      (select coalesce(json_agg(json_build_object('heading', c.heading, 'value', c.value, 'isRequired', c.is_required)
        order by c.sequence, c.id), '[]') from invoice_format_column c where c.invoice_format_id = f.id) as columns
    from invoice i join invoice_format f on f.client_id = i.client_id and f.is_active
    where i.id = ${invoiceId} order by f.code limit 1`.execute(db.withoutPlugins());
  const [format] = rows.map((row) => v.parse(formatSchema, row));
  return format && { ...format, columns: format.columns.length > 0 ? format.columns : usualInvoiceFile };
}

const lineSchema = v.object(
  v.entriesFromList(invoiceFileValues, v.nullable(v.string())),
) satisfies v.GenericSchema<unknown, InvoiceFileLine>;

const [invoice, line] = [columnsOf('i'), columnsOf('l')];

/** The lines of an invoice for an operator's file, in order; amounts to the cent. */
export async function fileLines(
  db: Db,
  invoiceId: string,
  formatId: string,
): Promise<readonly InvoiceFileLine[]> {
  const { rows } = await sql`select i.number as "invoiceNumber", i.invoice_date::text as "invoiceDate",
      (${paperOfInvoice.dueDate(invoice)})::text as "dueDate", i.kind,
      (row_number() over (order by l.sequence, l.id))::text as "lineNumber", nullif(f.vendor_number, '') as "vendorNumber",
      ${paperOfInvoice.supplierName(invoice)} as "supplierName", nullif(i.tax_number, '') as "taxNumber",
      ${paperOfInvoice.buyerName(invoice)} as "clientName", nullif(f.reviewer, '') as reviewer,
      ${paperOfLine.projectName(line)} as "projectName", ${paperOfLine.afeNumber(line)} as "afeNumber",
      ${paperOfLine.costCentre(line)} as "costCentre", ${paperOfLine.purchaseOrder(line)} as "purchaseOrder",
      k.code as "ledgerCode", nullif(g.major, '') as major, nullif(g.minor, '') as minor, l.description,
      ${paperOfLine.worker(line)} as worker, (${paperOfLine.workDay(line)})::text as "workDay",
      trim_scale(l.quantity)::text as quantity, trim_scale(l.unit_price)::text as "unitPrice",
      round(l.amount - l.shared_discount, 2)::text as amount, round(l.tax, 2)::text as "lineTax",
      nullif(l.tax_codes, '') as "taxCodes", round(l.amount - l.shared_discount + l.tax, 2)::text as "lineTotal", round(i.subtotal, 2)::text as "invoiceSubtotal",
      round(i.tax, 2)::text as "invoiceTax", round(i.total, 2)::text as "invoiceTotal"
    from invoice i join invoice_line l on l.invoice_id = i.id join invoice_format f on f.id = ${formatId}
    left join ledger_code k on k.id = l.ledger_code_id
    left join lateral (select c.major, c.minor from invoice_coding c
      where c.invoice_format_id = f.id and c.ledger_code_id = l.ledger_code_id order by c.sequence, c.id limit 1) g on true
    where i.id = ${invoiceId} order by l.sequence, l.id`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(lineSchema, row));
}
