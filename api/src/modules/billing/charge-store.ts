import { sql } from 'kysely';
import type { LineTax } from 'shared-contracts/billing';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { columnsOf, paperOfLine } from '../invoice-paper-store.ts';

const text = v.nullable(v.string());

const lineSchema = v.object({
  ...{ id: v.string(), description: v.string(), isByHand: v.boolean(), isTaxable: v.boolean() },
  ...{ quantity: v.string(), unitPrice: v.string(), adjustment: v.string(), discountPercent: text },
  ...{ ledgerCodeId: text, provinceId: text },
});

/** A line of a draft with what its charge is calculated from. */
export type DraftLine = v.InferOutput<typeof lineSchema>;

/** The lines of an invoice in their order. */
export async function draftLines(db: Db, invoiceId: string): Promise<readonly DraftLine[]> {
  const { rows } =
    await sql`select l.id, l.description, l.is_by_hand as "isByHand", l.is_taxable as "isTaxable",
      trim_scale(l.quantity)::text as quantity, trim_scale(l.unit_price)::text as "unitPrice",
      trim_scale(l.adjustment)::text as adjustment, trim_scale(l.discount_percent)::text as "discountPercent",
      l.ledger_code_id as "ledgerCodeId", r.state_province_id as "provinceId"
    from invoice_line l left join surface_project p on p.id = l.surface_project_id left join area r on r.id = p.area_id
    where l.invoice_id = ${invoiceId} order by l.sequence, l.id`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(lineSchema, row));
}

const headSchema = v.object({
  ...{ clientId: v.string(), date: v.string(), discountPercent: text, discount: v.string() },
});

/** What the charge of a draft depends on besides its lines. */
export async function draftHead(db: Db, id: string) {
  const { rows } = await sql`select client_id as "clientId", invoice_date::text as date,
      trim_scale(discount_percent)::text as "discountPercent", trim_scale(discount)::text as discount
    from invoice where id = ${id}`.execute(db.withoutPlugins());
  return v.parse(headSchema, rows[0]);
}

/** The amounts of a line to store. */
interface WrittenAmounts extends LineTax {
  readonly id: string;
  readonly discount: string;
  readonly amount: string;
  readonly sharedDiscount: string;
}

/** Stores the calculated amounts of a draft's lines. */
export async function writeAmounts(
  db: Db,
  invoiceId: string,
  lines: readonly WrittenAmounts[],
): Promise<void> {
  await sql`update invoice_line l set discount = (t.line ->> 'discount')::numeric,
      amount = (t.line ->> 'amount')::numeric, shared_discount = (t.line ->> 'sharedDiscount')::numeric,
      tax = (t.line ->> 'tax')::numeric, tax_codes = t.line ->> 'taxCodes'
    from jsonb_array_elements(${JSON.stringify(lines)}::jsonb) t (line)
    where l.invoice_id = ${invoiceId} and l.id = (t.line ->> 'id')::uuid`.execute(db);
}

/** The sums of a draft to store. */
interface WrittenSums {
  readonly discount: string;
  readonly subtotal: string;
  readonly tax: string;
  readonly total: string;
}

/** Stores the sums of a draft. */
export async function writeSums(
  db: Db,
  id: string,
  { discount, subtotal, tax, total }: WrittenSums,
): Promise<void> {
  await sql`update invoice set discount = ${discount}, subtotal = ${subtotal}, tax = ${tax}, total = ${total}
    where id = ${id}`.execute(db);
}

/** Increments the revision of an invoice, so that people who have it open learn that it changed. */
export async function raiseRevision(db: Db, id: string): Promise<void> {
  await sql`update invoice set revision = revision + 1 where id = ${id}`.execute(db);
}

/** Stores the discount of a draft: per cent, or dollars. */
export async function writeDiscount(
  db: Db,
  id: string,
  { percent, amount }: { readonly percent: string | null; readonly amount: string },
): Promise<void> {
  await sql`update invoice set discount_percent = ${percent}, discount = ${amount} where id = ${id}`.execute(
    db,
  );
}

/** The adjustment of a line beyond its quantity and price. */
interface Adjustment {
  readonly adjustment: string;
  readonly adjustmentReason: string | null;
  readonly discountPercent: string | null;
}

/** Stores by how much a line of a draft is written up or down. */
export async function writeAdjustment(
  db: Db,
  lineId: string,
  { adjustment, adjustmentReason, discountPercent }: Adjustment,
): Promise<void> {
  await sql`update invoice_line set adjustment = ${adjustment}, adjustment_reason = ${adjustmentReason},
      discount_percent = ${discountPercent} where id = ${lineId}`.execute(db);
}

/** A manual line to store. */
export interface HandLine {
  readonly id: string;
  readonly invoiceId: string;
  readonly description: string;
  readonly projectId: string;
  readonly ledgerCodeId: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly isTaxable: boolean;
}

/** Adds a manual line below the others, or changes one. Its amount is calculated together with those of all lines. */
export async function writeHandLine(db: Db, line: HandLine): Promise<void> {
  await sql`insert into invoice_line as l (id, invoice_id, sequence, description, surface_project_id, ledger_code_id,
      quantity, unit_price, amount, is_taxable, is_by_hand)
    select ${line.id}, ${line.invoiceId}, coalesce(max(x.sequence), 0) + 1, ${line.description}, ${line.projectId}::uuid,
      ${line.ledgerCodeId}::uuid, ${line.quantity}::numeric, ${line.unitPrice}::numeric, 0, ${line.isTaxable}, true
    from invoice_line x where x.invoice_id = ${line.invoiceId}
    on conflict (id) do update set description = excluded.description,
      surface_project_id = excluded.surface_project_id, ledger_code_id = excluded.ledger_code_id,
      quantity = excluded.quantity, unit_price = excluded.unit_price, is_taxable = excluded.is_taxable
    where l.invoice_id = excluded.invoice_id and l.is_by_hand`.execute(db);
}

const line = columnsOf('l');

/** The value by which lines of a draft are subtotalled; empty if there are no subtotals. */
const partOf = sql`case i.subtotals when 'ByAfe' then ${paperOfLine.afeNumber(line)}
  when 'ByProject' then ${paperOfLine.projectName(line)} when 'ByPerson' then ${paperOfLine.worker(line)}
  when 'ByDay' then ${paperOfLine.workDay(line)}::text end`;

/** Moves manual lines below the time lines of the same subtotal, so that each subtotal is one block. */
export async function arrangeLines(db: Db, invoiceId: string): Promise<void> {
  await sql`with parts as (
      select l.id, l.sequence, l.is_by_hand, coalesce(${partOf}, '') as part
      from invoice_line l join invoice i on i.id = l.invoice_id where l.invoice_id = ${invoiceId}),
    firsts as (select *, min(sequence) over (partition by part) as first from parts),
    placed as (select id, row_number() over (order by first, is_by_hand, sequence, id) as place from firsts)
    update invoice_line l set sequence = p.place from placed p where p.id = l.id and l.sequence <> p.place`.execute(
    db,
  );
}

/** Deletes a manual line. */
export async function deleteHandLine(db: Db, lineId: string): Promise<void> {
  await sql`delete from invoice_line where id = ${lineId} and is_by_hand`.execute(db);
}

/** The invoice of a line; undefined if there is no such line. */
export async function invoiceOfLine(db: Db, lineId: string): Promise<string | undefined> {
  const { rows } = await sql`select invoice_id as id from invoice_line where id = ${lineId}`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(v.object({ id: v.string() }), row).id)[0];
}

/** Whether a ledger code exists and is active. */
export async function isLedgerCode(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ledger_code where id = ${id} and is_active`.execute(db);
  return rows.length > 0;
}
