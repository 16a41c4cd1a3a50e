import { sql } from 'kysely';
import type { LineTax } from 'shared-contracts/billing';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { nextNumber } from './invoice-store.ts';

const text = v.nullable(v.string());

const lineSchema = v.object({
  ...{ id: v.string(), amount: v.string(), isTaxable: v.boolean(), ledgerCodeId: text, provinceId: text },
  ...{ credited: v.string(), taxCodes: text },
});

/** The lines of an invoice after all discounts, with how much of each has been credited. */
export async function creditableLines(db: Db, billId: string) {
  const { rows } = await sql`select l.id, trim_scale(l.amount - l.shared_discount)::text as amount,
      l.is_taxable as "isTaxable", l.ledger_code_id as "ledgerCodeId", r.state_province_id as "provinceId",
      trim_scale(coalesce((select -sum(c.amount) from invoice_line c where c.credits_line_id = l.id), 0))::text as credited,
      l.tax_codes as "taxCodes"
    from invoice_line l left join surface_project p on p.id = l.surface_project_id left join area r on r.id = p.area_id
    where l.invoice_id = ${billId} order by l.sequence, l.id`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(lineSchema, row));
}

const taxSchema = v.object({
  ...{ id: v.string(), taxTypeId: v.string(), provinceId: text, taxable: v.string(), amount: v.string() },
  ...{ creditedTaxable: v.string(), creditedAmount: v.string(), code: v.string() },
});

/** The taxes of an invoice, with how much of each has been credited. */
export async function creditableTaxes(db: Db, billId: string) {
  const { rows } =
    await sql`select x.id, x.tax_type_id as "taxTypeId", (select t.code from tax_type t where t.id = x.tax_type_id) as code, x.state_or_province_id as "provinceId",
      trim_scale(x.taxable)::text as taxable, trim_scale(x.amount)::text as amount,
      trim_scale(coalesce(-sum(c.taxable), 0))::text as "creditedTaxable",
      trim_scale(coalesce(-sum(c.amount), 0))::text as "creditedAmount"
    from invoice_tax x left join invoice_tax c on c.credits_tax_id = x.id
    where x.invoice_id = ${billId} group by x.id order by x.sequence`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(taxSchema, row));
}

/** Whether any part of an invoice has been credited. */
export async function hasCreditNotes(db: Db, billId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from invoice where credits_id = ${billId} limit 1`.execute(db);
  return rows.length > 0;
}

/** A credit note to store. Its amounts are positive here, and stored with the opposite sign. */
export interface NewCredit {
  readonly id: string;
  readonly billId: string;
  readonly date: string;
  readonly reason: string;
  readonly notes: string;
  readonly lines: readonly ({ readonly id: string; readonly amount: string } & Partial<LineTax>)[];
  readonly taxes: readonly { readonly id: string; readonly taxable: string; readonly amount: string }[];
  readonly subtotal: string;
  readonly tax: string;
  readonly total: string;
  readonly personId: string;
  readonly at: Date;
}

/**
 * Stores a credit note with the two parties as the invoice names them, and a line for each credited line. The invoice
 * stays as it is; only its revision is incremented, so that people who have it open learn of the credit.
 */
export async function writeCredit(
  db: Db,
  { id, billId, date, reason, notes, lines, taxes, subtotal, tax, total, personId, at }: NewCredit,
  { year, place, number }: Awaited<ReturnType<typeof nextNumber>>,
): Promise<void> {
  await sql`insert into invoice (id, kind, client_id, surface_project_id, product_client_id, afe_number, invoice_date,
      status, grouping, subtotals, terms, tax_number, subtotal, tax, total, notes, number, series_year, series_number,
      finalized_on, finalized_by_id, credits_id, reversal_reason, paper_kept, supplier_name, supplier_address,
      other_tax_numbers, remittance, buyer_name, buyer_address, work_relieved)
    select ${id}, 'Credit', client_id, surface_project_id, product_client_id, afe_number, ${date}::date, 'FINALIZED',
      grouping, 'None', terms, tax_number, -${subtotal}::numeric, -${tax}::numeric, -${total}::numeric, ${notes}, ${number},
      ${year}, ${place}, ${at}::timestamptz, ${personId}, id, ${reason}, paper_kept, supplier_name, supplier_address,
      other_tax_numbers, remittance, buyer_name, buyer_address, 0
    from invoice where id = ${billId}`.execute(db);
  await sql`insert into invoice_line (id, invoice_id, sequence, description, surface_project_id, ledger_code_id,
      quantity, unit_price, amount, is_taxable, project_name, afe_number, cost_centre, purchase_order, worker, work_day,
      credits_line_id, tax, tax_codes, is_mark_up)
    select gen_random_uuid(), ${id}, row_number() over (order by l.sequence, l.id), l.description, l.surface_project_id,
      l.ledger_code_id, -1, (t.line ->> 'amount')::numeric, -(t.line ->> 'amount')::numeric, l.is_taxable, l.project_name,
      l.afe_number, l.cost_centre, l.purchase_order, l.worker, l.work_day, l.id, -(t.line ->> 'tax')::numeric,
      t.line ->> 'taxCodes', l.is_mark_up
    from jsonb_array_elements(${JSON.stringify(lines)}::jsonb) t (line)
    join invoice_line l on l.id = (t.line ->> 'id')::uuid and l.invoice_id = ${billId}`.execute(db);
  await sql`insert into invoice_tax (id, invoice_id, sequence, tax_type_id, state_or_province_id, rate, taxable, amount,
      label, exemption, credits_tax_id)
    select gen_random_uuid(), ${id}, x.sequence, x.tax_type_id, x.state_or_province_id, x.rate,
      -(t.tax ->> 'taxable')::numeric, -(t.tax ->> 'amount')::numeric, x.label, x.exemption, x.id
    from jsonb_array_elements(${JSON.stringify(taxes)}::jsonb) t (tax)
    join invoice_tax x on x.id = (t.tax ->> 'id')::uuid and x.invoice_id = ${billId}`.execute(db);
  await sql`update invoice set revision = revision + 1 where id = ${billId}`.execute(db);
}
