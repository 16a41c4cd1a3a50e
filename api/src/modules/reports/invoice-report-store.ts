import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const text = v.nullable(v.string());

const headSchema = v.object({
  ...{ ownerId: v.string(), kind: v.string(), status: v.string(), supplier: v.string(), registration: text },
  ...{
    number: text,
    date: v.string(),
    terms: text,
    buyer: v.string(),
    address: text,
    afe: text,
    project: text,
  },
  ...{ periodStart: text, periodEnd: text, reverses: text, reason: text, notes: text },
});

/** What an invoice names besides its lines: who bills whom, when and on which terms; undefined where there is none. */
export type InvoiceHead = v.InferOutput<typeof headSchema>;

/** What an invoice names besides its lines; undefined where there is none. */
export async function invoiceHead(db: Db, id: string): Promise<InvoiceHead | undefined> {
  const { rows } =
    await sql`select i.product_client_id as "ownerId", i.kind, i.status, c.company_name as supplier,
      case when i.status = 'PENDING' then c.tax_number else i.tax_number end as registration, i.number,
      i.invoice_date::text as date, i.terms, b.name as buyer,
      nullif(concat_ws(', ', nullif(b.address_line1, ''), nullif(b.address_line2, ''), nullif(b.address_line3, ''),
        y.name, s.code, nullif(b.postal_code, '')), '') as address,
      i.afe_number as afe, project_called(i.surface_project_id) as project, i.period_start::text as "periodStart",
      i.period_end::text as "periodEnd", r.number as reverses, i.reversal_reason as reason, i.notes
    from invoice i join company c on c.id = i.product_client_id join business_associate b on b.id = i.client_id
    left join city y on y.id = b.city_id left join state_or_province s on s.id = b.state_or_province_id
    left join invoice r on r.id = i.reverses_id where i.id = ${id}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(headSchema, row))[0];
}

const senderSchema = v.object({ fullName: v.string(), companyName: v.string(), locale: v.string() });

/** Who sends an invoice. */
export type InvoiceSender = v.InferOutput<typeof senderSchema>;

/** Who sends an invoice, by their id; undefined where there is no such person. */
export async function invoiceSender(db: Db, id: string): Promise<InvoiceSender | undefined> {
  const { rows } = await sql`select u.full_name as "fullName", c.company_name as "companyName", u.locale
    from app_user u join company c on c.id = u.company_id where u.id = ${id}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(senderSchema, row))[0];
}

/** Names with their values, as lines of a report. */
export const namedLines = (facts: readonly (readonly [name: string, value: string])[]) =>
  sql`select f.fact ->> 0 as name, f.fact ->> 1 as value
    from jsonb_array_elements(${JSON.stringify(facts)}::jsonb) with ordinality f (fact, place) order by f.place`;

/** Its lines, each rounded to the cent; those that no tax is charged on say so. */
export const invoiceLineLines = (id: string, notTaxed: string) => sql`
  select concat_ws(' · ', l.description, case when not l.is_taxable then ${notTaxed}::text end) as description,
    trim_scale(l.quantity)::text as quantity, trim_scale(l.unit_price)::text as "unitPrice",
    trim_scale(l.amount)::text as amount
  from invoice_line l where l.invoice_id = ${id} order by l.sequence, l.id`;

/** What its lines come to, and each tax on what it is charged. */
export const invoiceSumLines = (id: string, subtotal: string) => sql`
  select name, rate, taxable, amount from (
    select ${subtotal}::text as name, null::text as rate, null::text as taxable, trim_scale(i.subtotal)::text as amount, 0 as place
    from invoice i where i.id = ${id}
    union all
    select concat_ws(' ', t.code, t.description, p.code), trim_scale(x.rate)::text, trim_scale(x.taxable)::text, trim_scale(x.amount)::text, x.sequence
    from invoice_tax x join tax_type t on t.id = x.tax_type_id
    left join state_or_province p on p.id = x.state_or_province_id where x.invoice_id = ${id}) sums
  order by place`;
