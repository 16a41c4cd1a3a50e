import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const text = v.nullable(v.string());

/** The company of an invoice; undefined if it does not exist. */
export async function invoiceOwner(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql`select product_client_id as owner from invoice where id = ${id}`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(v.object({ owner: v.string() }), row).owner)[0];
}

const invoiceSchema = v.object({
  ...{ id: v.string(), revision: v.number(), ownerId: v.string(), status: v.string(), kind: v.string() },
  ...{ number: text, invoiceDate: v.string() },
});

/** An invoice, locked until the transaction ends; undefined if it does not exist. */
export async function lockInvoice(db: Db, id: string) {
  const { rows } = await sql`select id, revision, product_client_id as "ownerId", status, kind, number,
      invoice_date::text as "invoiceDate"
    from invoice where id = ${id} for update`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(invoiceSchema, row))[0];
}

const factsSchema = v.object({
  ...{
    id: v.string(),
    total: v.string(),
    tax: v.string(),
    taxNumber: text,
    terms: text,
    companyId: v.string(),
  },
  invoiceDate: v.string(),
  ...{ clientId: v.string(), clientName: v.string(), clientAddress: text, lineCount: v.number() },
  withoutProvince: v.nullable(v.object({ id: v.string(), name: v.string() })),
});

/** The facts that decide whether a draft may be finalized. */
export async function invoiceFacts(db: Db, id: string) {
  const { rows } = await sql`select i.id, trim_scale(i.total)::text as total, trim_scale(i.tax)::text as tax,
      i.invoice_date::text as "invoiceDate", c.tax_number as "taxNumber", i.terms, c.id as "companyId", b.id as "clientId", b.name as "clientName",
      nullif(concat_ws(', ', nullif(b.address_line1, ''), nullif(b.postal_code, ''),
        (select y.name from city y where y.id = b.city_id)), '') as "clientAddress",
      (select count(*)::int from invoice_line l where l.invoice_id = i.id) as "lineCount",
      (select json_build_object('id', p.id, 'name', project_called(p.id)) from invoice_line l
        join surface_project p on p.id = l.surface_project_id left join area r on r.id = p.area_id
        where l.invoice_id = i.id and l.is_taxable and r.state_province_id is null and exists (
          select 1 from tax_rate x join tax_type t on t.id = x.tax_type_id
          where t.is_active and x.state_or_province_id is not null and x.valid_from <= i.invoice_date
            and (x.valid_to is null or x.valid_to >= i.invoice_date))
        order by l.sequence limit 1) as "withoutProvince"
    from invoice i join company c on c.id = i.product_client_id join business_associate b on b.id = i.client_id
    where i.id = ${id}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(factsSchema, row))[0];
}

const dateSchema = v.object({
  ...{ date: v.string(), lastWorkDay: text, closedReason: text },
  lastNumbered: v.nullable(v.object({ number: v.string(), date: v.string() })),
});

/**
 * The facts that the date of an invoice is checked against. The series of numbers is locked before numbers are
 * compared: whoever takes the next number waits, and then sees this one.
 */
export async function dateFacts(db: Db, id: string, day: string, isReversal = false) {
  const { rows } = await sql`select ${day}::text as date,
      ${
        isReversal
          ? sql`null::text`
          : sql`(select max(e.date)::text from invoice_line l join invoice_line_entry x on x.invoice_line_id = l.id
              join timesheet_entry e on e.id = x.timesheet_entry_id where l.invoice_id = i.id)`
      } as "lastWorkDay",
      (select d.reason from day_lock d where d.product_client_id = i.product_client_id and d.reopen_reason is null
        and ${day}::date between d.from_date and d.to_date order by d.from_date, d.id limit 1) as "closedReason",
      (select json_build_object('number', n.number, 'date', n.invoice_date) from invoice n
        where n.product_client_id = i.product_client_id and n.number is not null
          and n.series_year = extract(year from ${day}::date)
        order by n.invoice_date desc, n.series_number desc limit 1) as "lastNumbered"
    from invoice i where i.id = ${id}`.execute(db.withoutPlugins());
  return v.parse(dateSchema, rows[0]);
}

/** Stores the reason for an invoice's date. */
export async function keepDateReason(db: Db, id: string, reason: string): Promise<void> {
  await sql`update invoice set date_reason = ${reason} where id = ${id}`.execute(db);
}

const numberDigits = 4;

/**
 * The next number in a company's year, such as 2026-0001. Locks the series until the transaction ends: the next caller
 * waits, and the number of a failed transaction is used again, so that none is skipped.
 */
export async function nextNumber(db: Db, companyId: string, year: number) {
  const { rows } = await sql`insert into invoice_series as s (product_client_id, year, last_number)
    values (${companyId}, ${year}, 1)
    on conflict (product_client_id, year) do update set last_number = s.last_number + 1
    returning last_number as place`.execute(db.withoutPlugins());
  const { place } = v.parse(v.object({ place: v.number() }), rows[0]);
  return { year, place, number: `${year}-${String(place).padStart(numberDigits, '0')}` };
}

type SeriesNumber = Awaited<ReturnType<typeof nextNumber>>;

/** Gives a draft its number; its time lines become billed. */
export async function finalizeRow(
  db: Db,
  id: string,
  { year, place, number }: SeriesNumber,
  personId: string,
  at: Date,
): Promise<void> {
  await sql`update invoice i set status = 'FINALIZED', number = ${number}, series_year = ${year},
      series_number = ${place}, finalized_on = ${at}, finalized_by_id = ${personId}, revision = i.revision + 1,
      tax_number = (select c.tax_number from company c where c.id = i.product_client_id)
    where i.id = ${id}`.execute(db);
  await sql`update timesheet_entry e set status = 'INVOICED' from invoice_line l
    where l.invoice_id = ${id} and e.invoice_line_id = l.id`.execute(db);
}

/** An invoice to reverse. */
export interface Reversal {
  readonly id: string;
  readonly reversalId: string;
  readonly date: string;
  readonly reason: string;
  readonly notes: string;
}

const entrySchema = v.object({ id: v.string(), timesheetId: v.string(), date: v.string() });

/**
 * Stores the invoice that reverses another one, with the opposite sign on lines and taxes. The time lines are approved
 * and unbilled again. Their age is still counted from the day of the work.
 */
export async function reverseRow(
  db: Db,
  { id, reversalId, date, reason, notes }: Reversal,
  { year, place, number }: SeriesNumber,
  personId: string,
  at: Date,
) {
  await sql`insert into invoice (id, kind, client_id, surface_project_id, product_client_id, afe_number, invoice_date,
      period_start, period_end, status, grouping, subtotals, terms, tax_number, subtotal, tax, total, notes, number,
      series_year, series_number, finalized_on, finalized_by_id, reverses_id, reversal_reason, paper_kept, supplier_name,
      supplier_address, other_tax_numbers, remittance, buyer_name, buyer_address, work_relieved, discount_percent,
      discount)
    select ${reversalId}, 'Reversal', client_id, surface_project_id, product_client_id, afe_number, ${date}::date,
      period_start, period_end, 'FINALIZED', grouping, subtotals, terms, tax_number, -subtotal, -tax, -total, ${notes}, ${number},
      ${year}, ${place}, ${at}::timestamptz, ${personId}, id, ${reason},
      paper_kept, supplier_name, supplier_address, other_tax_numbers, remittance, buyer_name, buyer_address, -work_relieved,
      discount_percent, -discount
    from invoice where id = ${id}`.execute(db);
  await sql`insert into invoice_line (id, invoice_id, sequence, description, surface_project_id, ledger_code_id,
      quantity, unit_price, amount, is_taxable, receipt_tax, project_name, afe_number, cost_centre, purchase_order,
      worker, work_day, is_by_hand, adjustment, adjustment_reason, discount_percent, discount, shared_discount,
      fee_schedule_id, work_amount, tax, tax_codes, is_mark_up)
    select gen_random_uuid(), ${reversalId}, sequence, description, surface_project_id, ledger_code_id, -quantity,
      unit_price, -amount, is_taxable, -receipt_tax, project_name, afe_number, cost_centre, purchase_order, worker, work_day,
      is_by_hand, -adjustment, adjustment_reason, discount_percent, -discount, -shared_discount,
      fee_schedule_id, -work_amount, -tax, tax_codes, is_mark_up
    from invoice_line where invoice_id = ${id}`.execute(db);
  await sql`insert into invoice_tax (id, invoice_id, sequence, tax_type_id, state_or_province_id, rate, taxable, amount,
      label, exemption)
    select gen_random_uuid(), ${reversalId}, sequence, tax_type_id, state_or_province_id, rate, -taxable, -amount, label,
      exemption
    from invoice_tax where invoice_id = ${id}`.execute(db);
  await sql`update invoice set status = 'REVERSED', revision = revision + 1 where id = ${id}`.execute(db);
  const { rows } = await sql`update timesheet_entry e set status = 'APPROVED', invoice_line_id = null
    from invoice_line l where l.invoice_id = ${id} and e.invoice_line_id = l.id
    returning e.id, e.timesheet_id as "timesheetId", e.date::text as date`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(entrySchema, row));
}

/** The time lines that an invoice bills now. */
export async function billedLines(db: Db, id: string) {
  const { rows } = await sql`select e.id, e.timesheet_id as "timesheetId", e.date::text as date
    from timesheet_entry e join invoice_line l on l.id = e.invoice_line_id where l.invoice_id = ${id}`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(entrySchema, row));
}

/** Records when an invoice was sent or paid. */
export async function markInvoice(
  db: Db,
  id: string,
  column: 'paid_date' | 'sent_date',
  date: string | null,
): Promise<void> {
  await sql`update invoice set ${sql.ref(column)} = ${date}, revision = revision + 1 where id = ${id}`.execute(
    db,
  );
}
