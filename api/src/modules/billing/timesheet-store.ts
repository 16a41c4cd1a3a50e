import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { typedUnit } from './staying-lines-store.ts';

const text = v.nullable(v.string());

const weekSchema = v.object({
  ...{
    id: v.string(),
    userId: v.string(),
    ownerId: v.string(),
    weekStarting: v.string(),
    status: v.string(),
  },
});

/** A timesheet's week, with the person it belongs to. */
export type Week = v.InferOutput<typeof weekSchema>;

/** Weeks, locked until the transaction ends, always in the same order. */
export async function lockWeeks(db: Db, ids: readonly string[]): Promise<readonly Week[]> {
  const { rows } = await sql`select id, user_id as "userId", product_client_id as "ownerId",
      week_starting::text as "weekStarting", status
    from timesheet where id = any (${ids}::uuid[]) order by id for update`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(weekSchema, row));
}

const lineSchema = v.object({
  ...{ id: v.string(), timesheetId: v.string(), kind: v.string(), date: v.string(), quantity: v.string() },
  ...{
    status: v.string(),
    invoiceNumber: text,
    isOnInvoice: v.boolean(),
    dayReason: text,
    hasRate: v.boolean(),
    unit: text,
  },
});

/** A line of a week with the facts that may lock it. */
export type WeekLine = v.InferOutput<typeof lineSchema>;

const lineColumns = sql`e.id, e.timesheet_id as "timesheetId", e.kind, e.date::text as date,
  trim_scale(e.quantity)::text as quantity, e.status, i.number as "invoiceNumber",
  e.invoice_line_id is not null as "isOnInvoice", e.rate_id is not null as "hasRate",
  (select ${typedUnit} from rate_type r
    join unit_of_measurement m on m.id = r.unit_of_measurement_id where r.id = e.rate_id) as unit,
  (select d.reason from day_lock d where d.product_client_id = e.product_client_id
    and d.reopen_reason is null and e.date between d.from_date and d.to_date order by d.from_date, d.id limit 1) as "dayReason"`;

/** The lines of weeks, locked until the transaction ends. */
export async function linesOfWeeks(db: Db, ids: readonly string[]): Promise<readonly WeekLine[]> {
  // Locks in a separate statement: a statement that waits for a lock gets the new version of the locked row, but old
  // versions of everything else that it reads.
  await sql`select 1 from timesheet_entry where timesheet_id = any (${ids}::uuid[]) order by id for update`.execute(
    db,
  );
  const { rows } = await sql`select ${lineColumns} from timesheet_entry e
    left join invoice_line l on l.id = e.invoice_line_id left join invoice i on i.id = l.invoice_id
    where e.timesheet_id = any (${ids}::uuid[]) order by e.timesheet_id, e.sequence, e.id`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(lineSchema, row));
}

/** Lines by their ids, with the person that they belong to. */
export async function linesById(db: Db, ids: readonly string[]) {
  const { rows } = await sql`select ${lineColumns}, e.user_id as "userId", e.product_client_id as "ownerId"
    from timesheet_entry e left join invoice_line l on l.id = e.invoice_line_id left join invoice i on i.id = l.invoice_id
    where e.id = any (${ids}::uuid[]) order by e.id`.execute(db.withoutPlugins());
  const schema = v.object({ ...lineSchema.entries, userId: v.string(), ownerId: v.string() });
  return rows.map((row) => v.parse(schema, row));
}

/** Deletes lines of time. */
export async function deleteLines(db: Db, ids: readonly string[]): Promise<void> {
  await sql`delete from timesheet_entry where id = any (${ids}::uuid[])`.execute(db);
}

const daySchema = v.object({ timesheetId: v.string(), date: v.string(), reason: v.string() });

/** Days of weeks that have a remark of their own. */
export async function daysOfWeeks(db: Db, ids: readonly string[]) {
  const { rows } =
    await sql`select timesheet_id as "timesheetId", date::text as date, reason from timesheet_day
    where timesheet_id = any (${ids}::uuid[])`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(daySchema, row));
}

/** Why days are closed; open days are left out. */
export async function closedDays(db: Db, companyId: string, days: readonly string[]) {
  const { rows } =
    await sql`select d.day::text as day, min(l.reason) as reason from unnest(${days}::date[]) d (day)
    join day_lock l on l.product_client_id = ${companyId} and d.day between l.from_date and l.to_date
      and l.reopen_reason is null
    group by d.day`.execute(db.withoutPlugins());
  const schema = v.object({ day: v.string(), reason: v.string() });
  return new Map(rows.map((row) => v.parse(schema, row)).map(({ day, reason }) => [day, reason]));
}

const personSchema = v.object({ companyId: v.string() });

/** The company of a person; undefined if there is no such person. */
export async function companyOfPerson(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql`select company_id as "companyId" from app_user where id = ${id}`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(personSchema, row).companyId)[0];
}

/** Whether a person has a week that begins on a day. */
export async function hasWeek(db: Db, userId: string, monday: string): Promise<boolean> {
  const { rows } = await sql`select 1 from timesheet
    where user_id = ${userId} and week_starting::text = ${monday} limit 1`.execute(db.withoutPlugins());
  return rows.length > 0;
}

const missingSchema = v.object({
  ...{ userId: v.string(), weekStarting: v.string(), timesheetId: text, openLineCount: v.number() },
  days: v.array(v.string()),
});

/**
 * For each week from one Monday to another, the active brokers of a company with their unsubmitted time and their days
 * with time.
 */
export async function unsubmittedWeeks(db: Db, companyId: string, fromWeek: string, toWeek: string) {
  const { rows } =
    await sql`select u.id as "userId", w.week::date::text as "weekStarting", t.id as "timesheetId",
      (select count(*)::int from timesheet_entry e where e.timesheet_id = t.id and e.status = 'NOT_INVOICED')
        as "openLineCount",
      coalesce((select json_agg(distinct e.date::text) from timesheet_entry e where e.timesheet_id = t.id), '[]') as days
    from app_user u cross join generate_series(${fromWeek}::date, ${toWeek}::date, interval '7 days') w (week)
    left join timesheet t on t.user_id = u.id and t.week_starting = w.week::date
    where u.company_id = ${companyId} and u.is_broker and u.is_active and not u.is_read_only
      and (t.id is null or t.status = 'NOT_INVOICED')
    order by w.week, u.full_name, u.id`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(missingSchema, row));
}
