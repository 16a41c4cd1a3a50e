import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

/** A draft that bills each of some lines of time in a line of its own. */
export interface Draft {
  readonly id: string;
  readonly clientId: string;
  readonly invoiceDate: string;
  readonly entryIds: readonly string[];
}

const lock = `select e.id from timesheet_entry e join surface_project p on p.id = e.surface_project_id
  where e.product_client_id = (select id from company where code = 'RLS') and e.status = 'APPROVED'
    and e.invoice_line_id is null and e.hold_reason is null and (e.rate_id is not null or e.kind = 'Expense')
    and p.client_id = $1 and p.afe_number <> '' and e.id = any ($2::uuid[])
  order by e.id for update of e`;

const head = `insert into invoice (id, kind, client_id, product_client_id, invoice_date, period_start, period_end, status,
    grouping, terms, subtotal, tax, total)
  select $1, 'Bill', $2, c.id, $3::date, s.first, s.last, 'PENDING', 'EachLine', c.invoice_terms, 0, 0, 0
  from company c, (select min(date) as first, max(date) as last from timesheet_entry where id = any ($4::uuid[])) s
  where c.code = 'RLS'`;

const lines = `with entry as (
    select e.id, gen_random_uuid() as line_id, e.surface_project_id, e.ledger_code_id, e.quantity, e.unit_price, e.is_taxable,
      e.work || ' · ' || e.date || ' · ' || u.full_name || coalesce(' · ' || nullif(e.description, ''), '') as description,
      row_number() over (
        order by concat_ws('|', project_called(p.id), p.id, e.work, e.date || ' ' || e.id) collate "C") as place
    from timesheet_entry e join app_user u on u.id = e.user_id join surface_project p on p.id = e.surface_project_id
    where e.id = any ($2::uuid[])),
  line as (
    insert into invoice_line (id, invoice_id, sequence, description, surface_project_id, ledger_code_id, quantity,
      unit_price, amount, is_taxable)
    select line_id, $1, place, description, surface_project_id, ledger_code_id, quantity, unit_price,
      round(quantity * unit_price, 2), is_taxable from entry),
  billed as (
    insert into invoice_line_entry (invoice_line_id, timesheet_entry_id) select line_id, id from entry)
  update timesheet_entry e set invoice_line_id = n.line_id from entry n where n.id = e.id`;

const taxes = `insert into invoice_tax (id, invoice_id, sequence, tax_type_id, state_or_province_id, rate, taxable, amount)
  select gen_random_uuid(), $1, row_number() over (order by code), tax_type_id, state_or_province_id, rate, sum(amount),
    round(sum(amount) * rate / 100, 2)
  from (
    select distinct on (l.id, r.tax_type_id) l.amount, t.code, r.tax_type_id, r.state_or_province_id, r.rate
    from invoice_line l join surface_project p on p.id = l.surface_project_id left join area a on a.id = p.area_id
    join tax_rate r on r.valid_from <= $2::date and (r.valid_to is null or r.valid_to >= $2::date)
      and (r.state_or_province_id is null or r.state_or_province_id = a.state_province_id)
      and (r.ledger_code_id is null or r.ledger_code_id = l.ledger_code_id)
    join tax_type t on t.id = r.tax_type_id and t.is_active
    where l.invoice_id = $1 and l.is_taxable
    order by l.id, r.tax_type_id, (r.ledger_code_id is not null) desc, (r.state_or_province_id is not null) desc,
      r.valid_from desc) charged
  where rate <> 0 group by code, tax_type_id, state_or_province_id, rate`;

const totals = `update invoice i set subtotal = l.amount, tax = coalesce(t.amount, 0), total = l.amount + coalesce(t.amount, 0),
    surface_project_id = l.project_id, afe_number = l.afe_number
  from (select sum(l.amount) as amount,
      case when count(distinct p.id) = 1 then min(p.id::text)::uuid end as project_id,
      case when count(distinct p.afe_number) = 1 then min(p.afe_number) end as afe_number
    from invoice_line l join surface_project p on p.id = l.surface_project_id where l.invoice_id = $1) l,
    (select sum(amount) as amount from invoice_tax where invoice_id = $1) t
  where i.id = $1`;

const note = `insert into history_entry (id, record_kind, record_id, revision, save_id, changed_at, changed_by, changes)
  select gen_random_uuid(), 'INVOICE', i.id, i.revision, $2, now(),
    (select id from app_user where email = 'invoicing@rightway.test'),
    jsonb_build_array(
      jsonb_build_object('field', 'invoiceDate', 'before', null, 'after', i.invoice_date::text),
      jsonb_build_object('field', 'lines', 'before', null, 'after', (
        select string_agg(concat_ws(', ', l.description, project_called(l.surface_project_id), c.code, l.quantity,
          l.unit_price, l.amount, l.is_taxable), E'\\n' order by l.sequence)
        from invoice_line l left join ledger_code c on c.id = l.ledger_code_id where l.invoice_id = i.id)))
  from invoice i where i.id = $1`;

/** The draft as somebody writes it who knows the tables: one transaction, a statement for each table, and its history. */
export async function draftByHand(pool: Pool, { id, clientId, invoiceDate, entryIds }: Draft): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query(lock, [clientId, entryIds]);
    if (rows.length !== entryIds.length) throw new Error(`By hand ${rows.length} lines can be billed.`);
    await client.query(head, [id, clientId, invoiceDate, entryIds]);
    await client.query(lines, [id, entryIds]);
    await client.query(taxes, [id, invoiceDate]);
    await client.query(totals, [id]);
    await client.query(note, [id, randomUUID()]);
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** The content of a draft as one text: its head, its lines in order with the time that each bills, and its taxes. */
export async function draftAsText(pool: Pool, id: string): Promise<string> {
  const { rows } = await pool.query(
    `select json_build_object(
       'head', (select json_build_array(kind, client_id, surface_project_id, afe_number, invoice_date, period_start, period_end,
         status, grouping, terms, trim_scale(subtotal), trim_scale(tax), trim_scale(total)) from invoice where id = $1),
       'lines', (select json_agg(json_build_array(l.sequence, l.description, l.surface_project_id, l.ledger_code_id,
           trim_scale(l.quantity), trim_scale(l.unit_price), trim_scale(l.amount), l.is_taxable, b.timesheet_entry_id, e.id)
           order by l.sequence)
         from invoice_line l left join invoice_line_entry b on b.invoice_line_id = l.id
         left join timesheet_entry e on e.invoice_line_id = l.id where l.invoice_id = $1),
       'taxes', (select json_agg(json_build_array(tax_type_id, state_or_province_id, trim_scale(rate), trim_scale(taxable),
           trim_scale(amount)) order by tax_type_id, state_or_province_id, rate) from invoice_tax where invoice_id = $1),
       'history', (select count(*) from history_entry where record_kind = 'INVOICE' and record_id = $1))::text as told`,
    [id],
  );
  return String(rows[0]?.told);
}
