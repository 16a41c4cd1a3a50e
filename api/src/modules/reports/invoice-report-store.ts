import { sql } from 'kysely';
import { type InvoiceSubtotalsName, invoiceSubtotals } from 'shared-contracts/billing';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { columnsOf, labelOfTax, paperOfInvoice, paperOfLine } from '../invoice-paper-store.ts';

const text = v.nullable(v.string());

const headSchema = v.object({
  ...{
    ownerId: v.string(),
    kind: v.picklist(['Bill', 'Credit', 'Reversal']),
    status: v.string(),
    registration: text,
    number: text,
  },
  ...{ supplier: v.string(), supplierAddress: text, otherTaxNumbers: text, remittance: text },
  ...{ buyer: v.string(), address: text, date: v.string(), dueDate: text, terms: text },
  ...{ periodStart: text, periodEnd: text, reverses: text, credits: text, reason: text, notes: text },
  ...{ paperKept: text, subtotals: v.picklist(invoiceSubtotals) },
  ...{ project: text, afe: text, costCentre: text, purchaseOrder: text, hasTaxes: v.boolean() },
});

/** The facts of an invoice besides its lines: who bills whom, when and on which terms. */
export type InvoiceHead = v.InferOutput<typeof headSchema>;

const [invoice, line] = [columnsOf('i'), columnsOf('l')];

/** The text that all lines share; null if they differ or one has no text. */
const ofAllLines = (part: (at: typeof line) => ReturnType<typeof sql>) => sql`(select case
    when count(distinct coalesce(${part(line)}, '')) = 1 then min(${part(line)}) end
  from invoice_line l where l.invoice_id = i.id)`;

/** The content of an invoice apart from its lines, as stored when it got its number; undefined if it does not exist. */
export async function invoiceHead(db: Db, id: string): Promise<InvoiceHead | undefined> {
  const { rows } = await sql`select i.product_client_id as "ownerId", i.kind, i.status, i.number,
      case when i.status = 'PENDING' then c.tax_number else i.tax_number end as registration,
      ${paperOfInvoice.supplierName(invoice)} as supplier, ${paperOfInvoice.supplierAddress(invoice)} as "supplierAddress",
      ${paperOfInvoice.otherTaxNumbers(invoice)} as "otherTaxNumbers", ${paperOfInvoice.remittance(invoice)} as remittance,
      ${paperOfInvoice.buyerName(invoice)} as buyer, ${paperOfInvoice.buyerAddress(invoice)} as address,
      i.invoice_date::text as date, ${paperOfInvoice.dueDate(invoice)}::text as "dueDate", i.terms,
      i.period_start::text as "periodStart", i.period_end::text as "periodEnd", r.number as reverses, k.number as credits,
      i.reversal_reason as reason, i.notes, i.paper_kept as "paperKept", i.subtotals,
      ${ofAllLines(paperOfLine.projectName)} as project, ${ofAllLines(paperOfLine.afeNumber)} as afe,
      ${ofAllLines(paperOfLine.costCentre)} as "costCentre", ${ofAllLines(paperOfLine.purchaseOrder)} as "purchaseOrder",
      exists (select 1 from invoice_tax x where x.invoice_id = i.id)
        and exists (select 1 from invoice_line l where l.invoice_id = i.id and l.tax is not null) as "hasTaxes"
    from invoice i join company c on c.id = i.product_client_id
    left join invoice r on r.id = i.reverses_id left join invoice k on k.id = i.credits_id where i.id = ${id}`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(headSchema, row))[0];
}

const senderSchema = v.object({ fullName: v.string(), companyName: v.string(), locale: v.string() });

/** The sender of an invoice. */
export type InvoiceSender = v.InferOutput<typeof senderSchema>;

/** The sender of an invoice, by their id; undefined if there is no such person. */
export async function invoiceSender(db: Db, id: string): Promise<InvoiceSender | undefined> {
  const { rows } = await sql`select u.full_name as "fullName", c.company_name as "companyName", u.locale
    from app_user u join company c on c.id = u.company_id where u.id = ${id}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(senderSchema, row))[0];
}

/** Names with their values, as lines of a report. */
export const namedLines = (facts: readonly (readonly [name: string, value: string])[]) =>
  sql`select f.fact ->> 0 as name, f.fact ->> 1 as value
    from jsonb_array_elements(${JSON.stringify(facts)}::jsonb) with ordinality f (fact, place) order by f.place`;

/** The fields by which lines are subtotalled. */
const sumsUnder = {
  ByAfe: paperOfLine.afeNumber(line),
  ByDay: sql`${paperOfLine.workDay(line)}::text`,
  ByPerson: paperOfLine.worker(line),
  ByProject: paperOfLine.projectName(line),
  None: sql`null::text`,
} as const satisfies Readonly<Record<InvoiceSubtotalsName, ReturnType<typeof sql>>>;

/** The labels of lines in the document. */
interface LineWords {
  readonly notTaxed: string;
  readonly afe: string;
  readonly costCentre: string;
  readonly purchaseOrder: string;
  readonly adjusted: string;
  readonly discount: string;
}

const called = (word: string, value: ReturnType<typeof sql>) => sql`${word}::text || ' ' || ${value}`;

/** An AFE number without the word AFE, which is printed before it. */
const afe = sql`regexp_replace(${paperOfLine.afeNumber(line)}, '^[[:space:]]*afe[[:space:]:#.-]+', '', 'i')`;
const order = sql`regexp_replace(${paperOfLine.purchaseOrder(line)}, '^[[:space:]]*(po|p\\.o\\.)[[:space:]:#.-]+', '', 'i')`;

/**
 * The lines of an invoice, each rounded to the cent, with the person who did the work and what they are booked to.
 * Untaxed lines are marked.
 */
export const invoiceLineLines = (id: string, subtotals: InvoiceSubtotalsName, words: LineWords) => sql`
  select concat_ws(' · ', l.description, case when not l.is_taxable then ${words.notTaxed}::text end,
      case when l.adjustment <> 0 then ${words.adjusted}::text || ' ' || to_char(l.adjustment, 'S999999990.00') end,
      case when l.discount_percent is not null then ${words.discount}::text || ' ' || trim_scale(l.discount_percent)::text || ' %' end)
      as description,
    concat_ws(' · ', ${paperOfLine.projectName(line)}, ${called(words.afe, afe)},
      ${called(words.costCentre, paperOfLine.costCentre(line))},
      ${called(words.purchaseOrder, order)}) as coding,
    ${paperOfLine.worker(line)} as worker, ${sumsUnder[subtotals]} as part,
    trim_scale(l.quantity)::text as quantity, trim_scale(l.unit_price)::text as "unitPrice",
    trim_scale(l.tax)::text as tax, trim_scale(l.amount)::text as amount
  from invoice_line l where l.invoice_id = ${id} order by l.sequence, l.id`;

/** The sum of an invoice's lines, less its discount, and each tax with the amount on which it is charged. */
export const invoiceSumLines = (id: string, subtotal: string, discount: string) => sql`
  select name, rate, taxable, amount from (
    select ${subtotal}::text as name, null::text as rate, null::text as taxable,
      trim_scale(i.subtotal + i.discount)::text as amount, -1 as place
    from invoice i where i.id = ${id}
    union all
    select ${discount}::text, trim_scale(i.discount_percent)::text, null, trim_scale(-i.discount)::text, 0
    from invoice i where i.id = ${id} and i.discount <> 0
    union all
    select ${labelOfTax(columnsOf('x'))}, trim_scale(x.rate)::text, trim_scale(x.taxable)::text, trim_scale(x.amount)::text, x.sequence
    from invoice_tax x where x.invoice_id = ${id}) sums
  order by place`;
