import { sql } from 'kysely';
import {
  afeText,
  type BilledEntry,
  type ChargedTax,
  type GroupedLine,
  type InvoiceGroupingName,
  type InvoiceSubtotalsName,
  invoiceGroupings,
  invoiceSubtotals,
  type LineTax,
} from 'shared-contracts/billing';
import { billingLimits } from 'shared-contracts/limits';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const text = v.nullable(v.string());

/** The AFE number of a project `p` without the word, as `afeText` has it: people type either. */
const bareAfe = sql`lower(coalesce(nullif(regexp_replace(p.afe_number, '^\\s*afe\\y[\\s:#.-]*', '', 'i'), ''), p.afe_number))`;

/** Which approved lines to bill, validated. Days are yyyy-MM-dd. */
interface Billable {
  readonly companyId: string;
  readonly clientId: string;
  readonly surfaceProjectId: string | undefined;
  readonly afeNumber: string | null;
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
  readonly entryIds: readonly string[] | undefined;
}

const entrySchema = v.object({
  ...{ id: v.string(), timesheetId: v.string(), date: v.string(), work: v.string(), description: text },
  ...{ personId: v.string(), personName: v.string(), projectId: v.string(), projectName: v.string() },
  ...{ agreementId: text, agreementName: text, provinceId: text, afeNumber: v.string() },
  ...{
    ledgerCodeId: text,
    isTaxable: v.boolean(),
    kind: v.string(),
    quantity: v.string(),
    unitPrice: v.string(),
    receiptTax: text,
    amount: v.string(),
  },
  ...{
    markUp: text,
    chargedQuantity: text,
    minimumQuantity: text,
    overtimeQuantity: text,
    overtimePrice: text,
    doubleTimeQuantity: text,
    doubleTimePrice: text,
  },
});

/** A line of time that can be billed. */
export type BillableEntry = BilledEntry & v.InferOutput<typeof entrySchema>;

/**
 * Approved lines that nothing keeps from being billed, locked until the transaction ends. Returns up to one more than a
 * draft may bill, which shows that there are more.
 */
export async function lockBillable(db: Db, wanted: Billable): Promise<readonly BillableEntry[]> {
  const { companyId, clientId, surfaceProjectId, afeNumber, periodStart, periodEnd, entryIds } = wanted;
  const { rows } = await sql`with free as (
      select e.* from timesheet_entry e join surface_project p on p.id = e.surface_project_id
      where e.product_client_id = ${companyId} and e.status = 'APPROVED' and e.invoice_line_id is null
        and e.hold_reason is null and (e.rate_id is not null or e.kind = 'Expense')
        and p.client_id = ${clientId} and p.afe_number <> ''
        ${surfaceProjectId ? sql`and p.id = ${surfaceProjectId}` : sql``}
        ${afeNumber ? sql`and ${bareAfe} = ${afeText(afeNumber).toLowerCase()}` : sql``}
        ${periodStart ? sql`and e.date >= ${periodStart}::date` : sql``}
        ${periodEnd ? sql`and e.date <= ${periodEnd}::date` : sql``}
        ${entryIds ? sql`and e.id = any (${entryIds}::uuid[])` : sql``}
      order by e.id limit ${billingLimits.lines + 1} for update of e),
    projects as materialized (select p.id, project_called(p.id) as called, p.afe_number, r.state_province_id
      from surface_project p left join area r on r.id = p.area_id
      where p.id in (select surface_project_id from free)),
    agreements as materialized (select a.id, agreement_called(a.id) as called from agreement a
      where a.id in (select agreement_id from free))
    select e.id, e.timesheet_id as "timesheetId", e.date::text as date, e.work, e.description,
      e.user_id as "personId", u.full_name as "personName", p.id as "projectId", p.called as "projectName",
      p.afe_number as "afeNumber", e.agreement_id as "agreementId",
      a.called as "agreementName", p.state_province_id as "provinceId", e.ledger_code_id as "ledgerCodeId", e.is_taxable as "isTaxable", e.kind,
      trim_scale(e.quantity)::text as quantity, trim_scale(e.unit_price)::text as "unitPrice",
      trim_scale(e.amount)::text as amount, trim_scale(e.receipt_tax)::text as "receiptTax", trim_scale(e.charged_quantity)::text as "chargedQuantity",
      trim_scale(e.minimum_quantity)::text as "minimumQuantity",
      trim_scale(e.overtime_quantity)::text as "overtimeQuantity",
      trim_scale(e.overtime_price)::text as "overtimePrice",
      trim_scale(e.double_time_quantity)::text as "doubleTimeQuantity",
      trim_scale(e.double_time_price)::text as "doubleTimePrice", trim_scale(e.mark_up)::text as "markUp"
    from free e join app_user u on u.id = e.user_id join projects p on p.id = e.surface_project_id
    left join agreements a on a.id = e.agreement_id order by e.date, e.id`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(entrySchema, row));
}

const takenSchema = v.object({ who: v.string(), number: text });

/** An invoice that already bills one of the given lines, and who created it; undefined if there is none. */
export async function whoBilled(db: Db, ids: readonly string[], companyId: string) {
  const { rows } = await sql`select i.number, coalesce((select u.full_name from history_entry h
      join app_user u on u.id = h.changed_by where h.record_kind = 'INVOICE' and h.record_id = i.id
      order by h.changed_at desc limit 1), 'Rightway') as who
    from timesheet_entry e join invoice_line l on l.id = e.invoice_line_id join invoice i on i.id = l.invoice_id
    where e.id = any (${ids}::uuid[]) and e.product_client_id = ${companyId} order by e.id limit 1`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(takenSchema, row))[0];
}

const rowSchema = v.object({
  ...{ taxTypeId: v.string(), code: v.string(), provinceId: text, ledgerCodeId: text, rate: v.string() },
  ...{ validFrom: v.string(), validTo: text, replacesOthers: v.boolean() },
});

/** The taxes in use, as dated rows. */
export async function taxRows(db: Db) {
  const { rows } = await sql`select t.id as "taxTypeId", t.code, r.state_or_province_id as "provinceId",
      r.ledger_code_id as "ledgerCodeId", trim_scale(r.rate)::text as rate, r.valid_from::text as "validFrom",
      r.valid_to::text as "validTo", t.replaces_others as "replacesOthers"
    from tax_rate r join tax_type t on t.id = r.tax_type_id where t.is_active order by t.code, r.sequence, r.id`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(rowSchema, row));
}

const exemptionSchema = v.object({
  ...{ taxTypeId: v.string(), certificate: v.string(), validFrom: v.string(), validTo: text },
});

/** The tax exemptions of a client; if two rows conflict, the later one applies. */
export async function exemptionsOf(db: Db, clientId: string) {
  const { rows } = await sql`select tax_type_id as "taxTypeId", certificate, valid_from::text as "validFrom",
      valid_to::text as "validTo"
    from tax_exemption where client_id = ${clientId} order by valid_from, sequence, id`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(exemptionSchema, row));
}

const layoutSchema = v.object({
  grouping: v.picklist(invoiceGroupings),
  subtotals: v.picklist(invoiceSubtotals),
});

/** How a client's latest invoice grouped and subtotalled its lines; by default grouped by rate, without subtotals. */
export async function layoutOf(db: Db, companyId: string, clientId: string) {
  const { rows } = await sql`select grouping, subtotals from invoice
    where product_client_id = ${companyId} and client_id = ${clientId} and kind = 'Bill'
    order by invoice_date desc, series_number desc nulls first, id limit 1`.execute(db.withoutPlugins());
  const [last] = rows.map((row) => v.parse(layoutSchema, row));
  return last ?? ({ grouping: 'ByRate', subtotals: 'None' } as const);
}

/** A line of a draft to store; a line that bills a fixed fee contains which one, and the value of its work. */
type DraftedLine = Omit<GroupedLine, 'isMarkUp'> & {
  readonly isMarkUp?: boolean;
  readonly id: string;
  readonly feeScheduleId?: string;
  readonly workAmount?: string;
} & Partial<LineTax>;

/** A draft to store. */
interface NewDraft {
  readonly id: string;
  readonly companyId: string;
  readonly clientId: string;
  readonly projectId: string | null;
  readonly afeNumber: string | null;
  readonly invoiceDate: string;
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
  readonly grouping: InvoiceGroupingName;
  readonly subtotals: InvoiceSubtotalsName;
  readonly lines: readonly DraftedLine[];
  readonly taxes: readonly ChargedTax[];
  readonly subtotal: string;
  readonly tax: string;
  readonly total: string;
}

/** Replaces the taxes of an invoice. */
export async function writeTaxes(db: Db, invoiceId: string, taxes: readonly ChargedTax[]): Promise<void> {
  await sql`delete from invoice_tax where invoice_id = ${invoiceId}`.execute(db);
  await sql`insert into invoice_tax (id, invoice_id, sequence, tax_type_id, state_or_province_id, rate, taxable, amount,
      exemption)
    select gen_random_uuid(), ${invoiceId}, t.place, (t.tax ->> 'taxTypeId')::uuid, (t.tax ->> 'provinceId')::uuid,
      (t.tax ->> 'rate')::numeric, (t.tax ->> 'taxable')::numeric, (t.tax ->> 'amount')::numeric,
      t.tax ->> 'exemption'
    from jsonb_array_elements(${JSON.stringify(taxes)}::jsonb) with ordinality t (tax, place)`.execute(db);
}

/** Ids as the text of a PostgreSQL array; uuids need no quotes in it. */
const asArray = (ids: readonly string[]): string => `{${ids.join()}}`;

/** Stores a draft with its lines, the time that each bills, and its taxes. */
export async function writeDraft(db: Db, draft: NewDraft): Promise<void> {
  await sql`insert into invoice (id, kind, client_id, surface_project_id, product_client_id, afe_number, invoice_date,
      period_start, period_end, status, grouping, subtotals, terms, subtotal, tax, total)
    select ${draft.id}, 'Bill', ${draft.clientId}, ${draft.projectId}, c.id, ${draft.afeNumber}, ${draft.invoiceDate},
      ${draft.periodStart}, ${draft.periodEnd}, 'PENDING', ${draft.grouping}, ${draft.subtotals}, c.invoice_terms, ${draft.subtotal},
      ${draft.tax}, ${draft.total} from company c where c.id = ${draft.companyId}`.execute(db);
  const pairs = draft.lines.flatMap((line) => line.entryIds.map((entryId) => [line.id, entryId] as const));
  const lineIds = asArray(pairs.map(([lineId]) => lineId));
  const entryIds = asArray(pairs.map(([, entryId]) => entryId));
  // A single statement, so that foreign keys between the tables are checked at its end. The entries of each line are
  // passed as arrays because PostgreSQL knows their length; for the elements of a JSON value it assumes so many that it
  // would read the whole table of time instead of using its index.
  await sql`with billing as materialized (
      select b.line_id, b.entry_id from unnest(${lineIds}::uuid[], ${entryIds}::uuid[]) b (line_id, entry_id)),
    made as (insert into invoice_line (id, invoice_id, sequence, description, surface_project_id, ledger_code_id,
      quantity, unit_price, amount, is_taxable, receipt_tax, fee_schedule_id, work_amount, tax, tax_codes, is_mark_up)
    select (t.line ->> 'id')::uuid, ${draft.id}, t.place, t.line ->> 'description', (t.line ->> 'projectId')::uuid,
      (t.line ->> 'ledgerCodeId')::uuid, (t.line ->> 'quantity')::numeric, (t.line ->> 'unitPrice')::numeric,
      (t.line ->> 'amount')::numeric, (t.line ->> 'isTaxable')::boolean, (t.line ->> 'receiptTax')::numeric,
      (t.line ->> 'feeScheduleId')::uuid, (t.line ->> 'workAmount')::numeric, (t.line ->> 'tax')::numeric,
      t.line ->> 'taxCodes', coalesce((t.line ->> 'isMarkUp')::boolean, false)
    from jsonb_array_elements(${JSON.stringify(draft.lines.map(({ entryIds: _, ...line }) => line))}::jsonb)
      with ordinality t (line, place)),
    billed as (
      insert into invoice_line_entry (invoice_line_id, timesheet_entry_id) select line_id, entry_id from billing)
    update timesheet_entry e set invoice_line_id = b.line_id from billing b where b.entry_id = e.id`.execute(
    db,
  );
  await writeTaxes(db, draft.id, draft.taxes);
}
