import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { Sql } from '../../records/reading/record-mapping.ts';

const text = v.nullable(v.string());

/** What invoices, including drafts, bill of a fee; a reversal releases its share again. */
const billedOf = (
  scheduleId: Sql,
): Sql => sql`coalesce((select sum(l.quantity * l.unit_price) from invoice_line l
  where l.fee_schedule_id = ${scheduleId}), 0)`;

const feeSchema = v.object({
  ...{ id: v.string(), name: v.string(), projectId: v.string(), projectName: v.string(), fee: v.string() },
  ...{ billed: v.string(), coversExpenses: v.boolean(), ledgerCodeId: text, provinceId: text },
  ...{ afeNumber: v.string(), effectiveDate: v.string(), endDate: text },
});

/** A fixed fee with the amount that invoices bill of it. */
export type BillableFee = v.InferOutput<typeof feeSchema>;

/** The projects of a client whose fixed fees are wanted. */
interface FeesWanted {
  readonly companyId: string;
  readonly clientId: string;
  readonly projectIds: readonly string[];
}

/** Fixed fees of projects with an AFE, locked until the transaction ends, so that their shares never exceed the fee. */
export async function lockFees(
  db: Db,
  { companyId, clientId, projectIds }: FeesWanted,
): Promise<readonly BillableFee[]> {
  if (projectIds.length === 0) return [];
  const wanted = sql`s.is_active and s.fixed_fee is not null and s.surface_project_id = any (${projectIds}::uuid[])
    and (s.client_id is null or s.client_id = ${clientId}) and (s.company_id is null or s.company_id = ${companyId})`;
  // Locks in a separate statement, so that the next one reads what was billed meanwhile.
  const { rows: locked } =
    await sql`select s.id from rate_schedule s where ${wanted} order by s.id for update`.execute(db);
  if (locked.length === 0) return [];
  const { rows } = await sql`select s.id, s.name, p.id as "projectId", project_called(p.id) as "projectName",
      trim_scale(s.fixed_fee)::text as fee, trim_scale(${billedOf(sql`s.id`)})::text as billed,
      s.fee_covers_expenses as "coversExpenses", s.fee_ledger_code_id as "ledgerCodeId",
      r.state_province_id as "provinceId", p.afe_number as "afeNumber", s.effective_date::text as "effectiveDate",
      s.end_date::text as "endDate"
    from rate_schedule s join surface_project p on p.id = s.surface_project_id left join area r on r.id = p.area_id
    where ${wanted} and p.client_id = ${clientId} and p.afe_number <> '' order by s.effective_date, s.id`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(feeSchema, row));
}

const shareSchema = v.object({ fee: v.string(), billed: v.string() });

/**
 * The fee that a line of a draft bills, locked, with what other lines bill of it; undefined for a line that bills no
 * fee.
 */
export async function lockFeeOfLine(db: Db, lineId: string) {
  await sql`select 1 from rate_schedule s join invoice_line l on l.fee_schedule_id = s.id where l.id = ${lineId}
    for update of s`.execute(db);
  const { rows } = await sql`select trim_scale(s.fixed_fee)::text as fee,
      trim_scale(${billedOf(sql`s.id`)} - l.quantity * l.unit_price)::text as billed
    from invoice_line l join rate_schedule s on s.id = l.fee_schedule_id
    where l.id = ${lineId} and s.fixed_fee is not null`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(shareSchema, row))[0];
}

/** Stores the share of a fee that a line bills. */
export async function writeShare(db: Db, lineId: string, share: string): Promise<void> {
  await sql`update invoice_line set unit_price = ${share} where id = ${lineId}`.execute(db);
}

const doneSchema = v.object({
  ...{ id: v.string(), name: v.string(), projectId: v.string(), projectName: v.string(), clientName: text },
  ...{ afeNumber: text, fee: v.string(), billed: v.string(), done: v.string(), lineCount: v.number() },
});

/** Fixed fees of a company's projects that are or were valid on a day, with what had been done and billed by then. */
export async function feesOn(db: Db, companyId: string, day: string) {
  const { rows } = await sql`select s.id, s.name, p.id as "projectId", project_called(p.id) as "projectName",
      b.name as "clientName", nullif(p.afe_number, '') as "afeNumber", trim_scale(s.fixed_fee)::text as fee,
      trim_scale(coalesce((select sum(l.quantity * l.unit_price) from invoice_line l join invoice i on i.id = l.invoice_id
        where l.fee_schedule_id = s.id and i.number is not null and i.invoice_date <= ${day}::date), 0))::text as billed,
      trim_scale(coalesce(w.amount, 0))::text as done, coalesce(w.lines, 0)::int as "lineCount"
    from rate_schedule s join surface_project p on p.id = s.surface_project_id
    left join business_associate b on b.id = p.client_id
    left join lateral (select sum(e.amount) as amount, count(*) as lines from timesheet_entry e
      where e.surface_project_id = p.id and e.product_client_id = ${companyId} and e.date >= s.effective_date
        and e.date <= least(s.end_date, ${day}::date) and (s.fee_covers_expenses or e.kind <> 'Expense')) w on true
    where s.fixed_fee is not null and s.is_active and s.effective_date <= ${day}::date
      and case when s.company_id is null then p.broker_id = ${companyId} else s.company_id = ${companyId} end
    order by s.effective_date desc, s.id`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(doneSchema, row));
}
