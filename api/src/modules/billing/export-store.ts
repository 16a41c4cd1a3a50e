import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

interface NewExport {
  readonly id: string;
  readonly companyId: string;
  readonly personId: string;
  readonly at: Date;
  readonly fromDate: string;
  readonly toDate: string;
  readonly again: boolean;
}

/**
 * Numbered invoices of a period, locked until the transaction ends: only those that are in no export, unless a repeated
 * export is requested.
 */
async function lockExported(
  db: Db,
  { companyId, fromDate, toDate, again }: NewExport,
): Promise<readonly string[]> {
  // The company is locked: two simultaneous exports never contain the same invoice.
  await sql`select 1 from company where id = ${companyId} for update`.execute(db);
  const { rows } = await sql`select i.id from invoice i
    where i.product_client_id = ${companyId} and i.status <> 'PENDING'
      and i.invoice_date between ${fromDate}::date and ${toDate}::date
      ${again ? sql`` : sql`and not exists (select 1 from accounting_export_invoice x where x.invoice_id = i.id)`}
    order by i.id`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(v.object({ id: v.string() }), row).id);
}

/** Notes what goes to accounting; how many invoices. */
export async function writeExport(db: Db, made: NewExport): Promise<number> {
  const ids = await lockExported(db, made);
  if (ids.length === 0) return 0;
  await sql`insert into accounting_export (id, product_client_id, created_on, created_by_id, from_date, to_date, is_repeated)
    values (${made.id}, ${made.companyId}, ${made.at}, ${made.personId}, ${made.fromDate}, ${made.toDate},
      exists (select 1 from accounting_export_invoice x where x.invoice_id = any (${ids}::uuid[])))`.execute(
    db,
  );
  await sql`insert into accounting_export_invoice (accounting_export_id, invoice_id)
    select ${made.id}, i from unnest(${ids}::uuid[]) i`.execute(db);
  return ids.length;
}

/** The company of an export; undefined where there is none. */
export async function exportOwner(db: Db, id: string): Promise<string | undefined> {
  const { rows } =
    await sql`select product_client_id as owner from accounting_export where id = ${id}`.execute(
      db.withoutPlugins(),
    );
  return rows.map((row) => v.parse(v.object({ owner: v.string() }), row).owner)[0];
}

const text = v.nullable(v.string());
const rowSchema = v.object({
  ...{ number: text, invoiceDate: v.string(), kind: v.string(), client: v.string(), afeNumber: text },
  ...{ account: text, what: text, amount: v.string() },
});

/** The bookings of an export: of each invoice a sum for each ledger code, and its taxes. */
export async function bookingsOf(db: Db, id: string) {
  const { rows } =
    await sql`select number, date as "invoiceDate", kind, client, afe as "afeNumber", account, what, amount
    from (
      select i.number, i.invoice_date::text as date, i.kind, b.name as client, i.afe_number as afe, c.code as account,
        c.description as what, trim_scale(sum(l.amount))::text as amount, 1 as part
      from accounting_export_invoice x join invoice i on i.id = x.invoice_id
      join business_associate b on b.id = i.client_id join invoice_line l on l.invoice_id = i.id
      left join ledger_code c on c.id = l.ledger_code_id
      where x.accounting_export_id = ${id} group by i.id, b.name, c.id
      union all
      select i.number, i.invoice_date::text, i.kind, b.name, i.afe_number, t.code,
        concat_ws(' ', t.description, p.code), trim_scale(v.amount)::text, 2
      from accounting_export_invoice x join invoice i on i.id = x.invoice_id
      join business_associate b on b.id = i.client_id join invoice_tax v on v.invoice_id = i.id
      join tax_type t on t.id = v.tax_type_id left join state_or_province p on p.id = v.state_or_province_id
      where x.accounting_export_id = ${id}) booked
    order by number, part, account`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(rowSchema, row));
}
