import { sql } from 'kysely';
import { billingLimits } from 'shared-contracts/limits';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { Sql } from '../../records/reading/record-mapping.ts';

/** Which lines are selected, validated. */
export interface Selected {
  readonly companyId: string;
  readonly timesheetIds?: readonly string[] | undefined;
  readonly entryIds?: readonly string[] | undefined;
  readonly userId?: string | undefined;
  readonly surfaceProjectId?: string | undefined;
  readonly clientId?: string | undefined;
  readonly fromDate?: string | undefined;
  readonly toDate?: string | undefined;
}

const text = v.nullable(v.string());
const lineSchema = v.object({
  ...{ id: v.string(), timesheetId: v.string(), userId: v.string(), ownerId: v.string(), status: v.string() },
  ...{ isOnInvoice: v.boolean(), isHeld: v.boolean(), barsOwnApproval: v.boolean() },
  ...{
    kind: v.string(),
    work: v.string(),
    date: v.string(),
    sequence: v.number(),
    quantity: v.string(),
    unitPrice: v.string(),
    clientId: text,
    projectId: text,
  },
  ...{ approvedById: text, sentBackById: text, sentBackReason: text },
});

/** A line of time to decide on. */
export type SelectedLine = v.InferOutput<typeof lineSchema>;

function conditionsOf(selected: Selected): readonly Sql[] {
  const { companyId, timesheetIds, entryIds, userId, surfaceProjectId, clientId, fromDate, toDate } =
    selected;
  return [
    sql`e.product_client_id = ${companyId}`,
    ...(timesheetIds ? [sql`e.timesheet_id = any (${timesheetIds}::uuid[])`] : []),
    // Lines requested by id are returned even if they were billed meanwhile.
    ...(entryIds ? [sql`e.id = any (${entryIds}::uuid[])`] : [sql`e.status <> 'INVOICED'`]),
    ...(userId ? [sql`e.user_id = ${userId}`] : []),
    ...(surfaceProjectId ? [sql`e.surface_project_id = ${surfaceProjectId}`] : []),
    ...(clientId ? [sql`p.client_id = ${clientId}`] : []),
    ...(fromDate ? [sql`e.date >= ${fromDate}::date`] : []),
    ...(toDate ? [sql`e.date <= ${toDate}::date`] : []),
  ];
}

/**
 * Locks the selected lines until the transaction ends: unbilled ones, and billed ones if they are requested by id.
 * Returns up to one more than may be decided on together, which shows that there are more.
 */
export async function lockSelected(db: Db, selected: Selected): Promise<readonly SelectedLine[]> {
  const { rows } = await sql`select e.id, e.timesheet_id as "timesheetId", e.user_id as "userId",
      e.product_client_id as "ownerId", e.status, e.invoice_line_id is not null as "isOnInvoice",
      e.hold_reason is not null as "isHeld",
      c.bars_own_approval as "barsOwnApproval", e.kind, e.work, e.date::text as date, e.sequence,
      trim_scale(e.quantity)::text as quantity, trim_scale(e.unit_price)::text as "unitPrice", p.client_id as "clientId",
      e.surface_project_id as "projectId", e.approved_by_id as "approvedById",
      e.sent_back_by_id as "sentBackById", e.sent_back_reason as "sentBackReason"
    from timesheet_entry e join company c on c.id = e.product_client_id
    left join surface_project p on p.id = e.surface_project_id
    where ${sql.join(conditionsOf(selected), sql` and `)}
    order by e.id limit ${billingLimits.lines + 1} for update of e`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(lineSchema, row));
}

/** Numbers of the invoices that contain the given lines, each once; null for drafts. */
export async function invoicesWith(db: Db, ids: readonly string[]): Promise<readonly (string | null)[]> {
  const { rows } = await sql`select distinct i.number from timesheet_entry e
    join invoice_line l on l.id = e.invoice_line_id join invoice i on i.id = l.invoice_id
    where e.id = any (${ids}::uuid[]) order by i.number`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(v.object({ number: text }), row).number);
}

const all = (ids: readonly string[]) => sql`id = any (${ids}::uuid[])`;

/** Submits lines. The person who had sent lines of a week back is stored with the week, to be notified. */
export async function submitLines(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await sql`with asked as (
      select distinct on (e.timesheet_id) e.timesheet_id, e.sent_back_by_id from timesheet_entry e
      where e.id = any (${ids}::uuid[]) and e.sent_back_by_id is not null order by e.timesheet_id, e.date desc, e.id),
    noted as (
      update timesheet t set answered_to_id = a.sent_back_by_id, answered_on = (${now}::timestamptz at time zone 'UTC')::date
      from asked a where t.id = a.timesheet_id)
    update timesheet_entry set status = 'PENDING', sent_back_reason = null, sent_back_by_id = null
    where ${all(ids)}`.execute(db);
}

/** Records who approved lines of time, and when. */
export async function approveLines(
  db: Db,
  ids: readonly string[],
  personId: string,
  at: Date,
): Promise<void> {
  await sql`update timesheet_entry set status = 'APPROVED', approved_by_id = ${personId}, approved_at = ${at}
    where ${all(ids)}`.execute(db);
}

/** Makes approved lines wait for approval again. */
export async function unapproveLines(db: Db, ids: readonly string[]): Promise<void> {
  await sql`update timesheet_entry set status = 'PENDING', approved_by_id = null, approved_at = null
    where ${all(ids)}`.execute(db);
}

/**
 * Makes lines that wait for approval open again for the person who wrote them. Returns their ids; a line that was
 * approved meanwhile is left out.
 */
export async function recallLines(db: Db, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql`update timesheet_entry set status = 'NOT_INVOICED'
    where ${all(ids)} and status = 'PENDING' returning id`.execute(db);
  return rows.map((row) => v.parse(v.object({ id: v.string() }), row).id);
}

/** Sends lines back to the people who wrote them. */
export async function sendBackLines(
  db: Db,
  ids: readonly string[],
  personId: string,
  reason: string,
): Promise<void> {
  await sql`update timesheet_entry set status = 'NOT_INVOICED', approved_by_id = null, approved_at = null,
    sent_back_reason = ${reason}, sent_back_by_id = ${personId} where ${all(ids)}`.execute(db);
}

/** Keeps lines from being billed or, without a reason, releases them. */
export async function holdLines(
  db: Db,
  ids: readonly string[],
  personId: string,
  reason: string | null,
): Promise<void> {
  await sql`update timesheet_entry set hold_reason = ${reason}, held_by_id = ${reason === null ? null : personId}
    where ${all(ids)}`.execute(db);
}

/** A line with its new rate. */
interface RatedLine {
  readonly id: string;
  readonly rate_id: string | null;
  readonly rate_kind: string;
  readonly ledger_code_id: string | null;
  readonly is_taxable: boolean;
  readonly unit_price: string;
  readonly charged_quantity: string | null;
  readonly minimum_quantity: string | null;
  readonly overtime_quantity: string | null;
  readonly overtime_price: string | null;
  readonly double_time_quantity: string | null;
  readonly double_time_price: string | null;
  readonly amount: string;
}

/** An expense with its new mark-up. */
interface MarkedUpLine {
  readonly id: string;
  readonly mark_up: string | null;
  readonly amount: string;
}

/** Stores mark-ups of expenses in one statement. Returns the ids of those that changed. */
export async function markUpLines(db: Db, lines: readonly MarkedUpLine[]): Promise<readonly string[]> {
  const { rows } = await sql`update timesheet_entry e set mark_up = r.mark_up, amount = r.amount
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) r (id uuid, mark_up numeric, amount numeric)
    where e.id = r.id and e.mark_up is distinct from r.mark_up returning e.id`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(v.object({ id: v.string() }), row).id);
}

/** Stores rates of lines in one statement. Returns the ids of those that changed. */
export async function rateLines(db: Db, lines: readonly RatedLine[]): Promise<readonly string[]> {
  const { rows } = await sql`update timesheet_entry e set rate_id = r.rate_id, rate_kind = r.rate_kind,
      ledger_code_id = r.ledger_code_id, is_taxable = r.is_taxable, unit_price = r.unit_price, amount = r.amount,
      charged_quantity = r.charged_quantity, minimum_quantity = r.minimum_quantity,
      overtime_quantity = r.overtime_quantity, overtime_price = r.overtime_price,
      double_time_quantity = r.double_time_quantity, double_time_price = r.double_time_price
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) r (id uuid, rate_id uuid, rate_kind text,
      ledger_code_id uuid, is_taxable boolean, unit_price numeric, amount numeric, charged_quantity numeric,
      minimum_quantity numeric, overtime_quantity numeric, overtime_price numeric, double_time_quantity numeric, double_time_price numeric)
    where e.id = r.id and (e.rate_id, e.rate_kind, e.ledger_code_id, e.is_taxable, e.unit_price, e.amount,
        e.charged_quantity, e.minimum_quantity, e.overtime_quantity, e.overtime_price, e.double_time_quantity,
        e.double_time_price)
      is distinct from (r.rate_id, r.rate_kind, r.ledger_code_id, r.is_taxable, r.unit_price, r.amount,
        r.charged_quantity, r.minimum_quantity, r.overtime_quantity, r.overtime_price, r.double_time_quantity,
        r.double_time_price)
    returning e.id`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(v.object({ id: v.string() }), row).id);
}
