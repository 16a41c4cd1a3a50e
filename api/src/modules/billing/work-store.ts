import { sql } from 'kysely';
import type { BillingHindranceName } from 'shared-contracts/billing';
import { billingHindrances } from 'shared-contracts/billing';
import { billingLimits } from 'shared-contracts/limits';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { Sql } from '../../records/reading/record-mapping.ts';

const text = v.nullable(v.string());
const hindranceSchema = v.picklist(billingHindrances);

const lineSchema = v.object({
  ...{ id: v.string(), timesheetId: v.string(), date: v.string(), age: v.number(), personId: v.string() },
  ...{ personName: v.string(), projectId: text, projectName: text, clientId: text, clientName: text },
  ...{
    work: v.string(),
    description: text,
    quantity: v.string(),
    unitPrice: v.string(),
    amount: v.string(),
    status: v.string(),
  },
  ...{ hindrance: hindranceSchema, heldBy: text, holdReason: text, invoiceId: text },
});

const summarySchema = v.object({
  ...{ groupId: text, name: text, lineCount: v.number(), upTo30: v.string(), upTo60: v.string() },
  ...{ upTo90: v.string(), over90: v.string(), total: v.string() },
});

const answerSchema = v.object({
  lines: v.array(lineSchema),
  all: summarySchema,
  groups: v.array(summarySchema),
  hindrances: v.array(v.object({ hindrance: hindranceSchema, lineCount: v.number(), total: v.string() })),
});

/** The parameters of a query for work in progress, validated. Days are yyyy-MM-dd. */
interface WorkRequest {
  readonly companyId: string;
  readonly clientId: string | undefined;
  readonly surfaceProjectId: string | undefined;
  readonly userId: string | undefined;
  readonly toDate: string | undefined;
  readonly hindrances: readonly BillingHindranceName[] | undefined;
  readonly groupedBy: 'Client' | 'Person' | 'Project';
  readonly asOf: string;
  /**
   * Whether the day is in the past: then work of later days is left out, and work that was billed since is included.
   */
  readonly isPast: boolean;
  readonly first: number;
  /** The day and the line with which the previous page ended. */
  readonly after: { readonly date: string; readonly id: string } | undefined;
}

const groupColumn = { Client: 'p.client_id', Person: 'e.user_id', Project: 'e.surface_project_id' } as const;

/** The names of the groups, looked up once for each group. */
const groupName = {
  Client: sql`(select b.name from business_associate b where b.id = s.group_id)`,
  Person: sql`(select u.full_name from app_user u where u.id = s.group_id)`,
  Project: sql`project_called(s.group_id)`,
} as const;

const [young, middle, old] = billingLimits.ages;

const amountWhere = (condition: Sql) =>
  sql`trim_scale(coalesce(sum(amount) filter (where ${condition}), 0))::text`;

/** Sums by age; exact, in the canonical notation of decimals. */
const sums = sql`coalesce(sum(line_count), 0)::int as line_count,
  ${amountWhere(sql`is_young`)} as up_to_30, ${amountWhere(sql`is_middle and not is_young`)} as up_to_60,
  ${amountWhere(sql`is_old and not is_middle`)} as up_to_90, ${amountWhere(sql`not is_old`)} as over_90,
  coalesce(sum(amount), 0) as total`;

const summary = (group: ReturnType<typeof sql>, name: ReturnType<typeof sql>) => sql`json_build_object(
  'groupId', ${group}, 'name', ${name}, 'lineCount', s.line_count, 'upTo30', s.up_to_30, 'upTo60', s.up_to_60,
  'upTo90', s.up_to_90, 'over90', s.over_90, 'total', trim_scale(s.total)::text)`;

/** The stored facts that decide why a line is not billed. */
const facts = {
  status: sql`e.status`,
  is_held: sql`e.hold_reason is not null`,
  has_no_project: sql`e.surface_project_id is null`,
  has_no_client: sql`p.client_id is null`,
  has_no_afe: sql`nullif(p.afe_number, '') is null`,
  has_no_rate: sql`(e.rate_id is null and e.kind <> 'Expense')`,
  is_on_draft: sql`e.invoice_line_id is not null`,
} as const;

/** Why a line is not billed: the first reason that applies, in the order of `billingHindrances`. */
const hindranceOf = (of: Readonly<Record<keyof typeof facts, Sql>>): Sql => sql`case
  when ${of.status} = 'INVOICED' then 'BILLED_SINCE'
  when ${of.is_held} then 'ON_HOLD'
  when ${of.status} = 'NOT_INVOICED' then 'NOT_SUBMITTED'
  when ${of.status} = 'PENDING' then 'NOT_APPROVED'
  when ${of.has_no_project} then 'NO_PROJECT'
  when ${of.has_no_client} then 'NO_CLIENT'
  when ${of.has_no_afe} then 'NO_AFE'
  when ${of.has_no_rate} then 'NO_RATE'
  when ${of.is_on_draft} then 'ON_DRAFT'
  else 'READY' end`;

const hindrance = hindranceOf(facts);

/** The reason for lines that were added up by these facts. */
const hindranceOfSum = hindranceOf({
  status: sql`status`,
  is_held: sql`is_held`,
  has_no_project: sql`has_no_project`,
  has_no_client: sql`has_no_client`,
  has_no_afe: sql`has_no_afe`,
  has_no_rate: sql`has_no_rate`,
  is_on_draft: sql`is_on_draft`,
});

/**
 * Whether a line of time was billed by the end of a day: by an invoice dated up to that day that had not been reversed
 * by then.
 */
const wasBilled = (day: string): Sql => sql`exists (select 1 from invoice_line_entry x
  join invoice_line l on l.id = x.invoice_line_id join invoice i on i.id = l.invoice_id
  where x.timesheet_entry_id = e.id and i.kind = 'Bill' and i.number is not null and i.invoice_date <= ${day}::date
    and not exists (select 1 from invoice r where r.reverses_id = i.id and r.invoice_date <= ${day}::date))`;

/**
 * A page of unbilled lines, the oldest first, with sums by age for all of them, by group and by reason, in one
 * statement. The lines are read once and added up by group, reason and age; these few sums are added up for the totals;
 * the page is taken from the same lines.
 */
export async function workInProgress(db: Db, request: WorkRequest) {
  const { companyId, clientId, surfaceProjectId, userId, toDate, hindrances, groupedBy, asOf, first, after } =
    request;
  const { isPast } = request;
  const conditions = sql.join(
    [
      sql`e.product_client_id = ${companyId}`,
      ...(isPast
        ? [sql`e.date <= ${asOf}::date`, sql`not ${wasBilled(asOf)}`]
        : [sql`e.status <> 'INVOICED'`]),
      ...(clientId ? [sql`p.client_id = ${clientId}`] : []),
      ...(surfaceProjectId ? [sql`e.surface_project_id = ${surfaceProjectId}`] : []),
      ...(userId ? [sql`e.user_id = ${userId}`] : []),
      ...(toDate ? [sql`e.date <= ${toDate}::date`] : []),
      ...(hindrances ? [sql`${hindrance} = any (${hindrances}::text[])`] : []),
    ],
    sql` and `,
  );
  const from = sql`timesheet_entry e left join surface_project p on p.id = e.surface_project_id`;
  const group = sql.ref(groupColumn[groupedBy]);
  const age = sql`${asOf}::date - e.date`;
  // Ages are grouped as booleans: PostgreSQL knows that a boolean has few values, so it spreads the work over parallel
  // workers.
  const keys = {
    group_id: group,
    ...facts,
    is_young: sql`${age} <= ${sql.lit(young)}`,
    is_middle: sql`${age} <= ${sql.lit(middle)}`,
    is_old: sql`${age} <= ${sql.lit(old)}`,
  };
  const { rows } = await sql`with sums as (
      select ${sql.join(Object.entries(keys).map(([name, key]) => sql`${key} as ${sql.id(name)}`))},
        count(*) as line_count, sum(e.amount) as amount
      from ${from} where ${conditions} group by ${sql.join(Object.keys(keys).map((_, place) => sql.lit(place + 1)))}),
    parts as (select *, ${hindranceOfSum} as hindrance from sums),
    summed as (
      select group_id, hindrance, grouping(group_id) as is_no_group, grouping(hindrance) as is_no_hindrance, ${sums}
      from parts group by grouping sets ((group_id), (hindrance), ())),
    page as (
      select e.*, p.client_id, ${hindrance} as hindrance from ${from} where ${conditions}
        ${after ? sql`and (e.date, e.id) > (${after.date}::date, ${after.id}::uuid)` : sql``}
      order by e.date, e.id limit ${first + 1})
    select
      (select coalesce(json_agg(json_build_object('id', g.id, 'timesheetId', g.timesheet_id, 'date', g.date,
          'age', ${asOf}::date - g.date, 'personId', g.user_id, 'personName', u.full_name,
          'projectId', g.surface_project_id, 'projectName', project_called(g.surface_project_id),
          'clientId', g.client_id, 'clientName', b.name, 'work', g.work, 'description', g.description, 'quantity', trim_scale(g.quantity)::text,
          'unitPrice', trim_scale(g.unit_price)::text, 'amount', trim_scale(g.amount)::text, 'status', g.status,
          'hindrance', g.hindrance, 'heldBy', h.full_name, 'holdReason', g.hold_reason, 'invoiceId', l.invoice_id)
          order by g.date, g.id), '[]')
        from page g join app_user u on u.id = g.user_id left join app_user h on h.id = g.held_by_id
        left join business_associate b on b.id = g.client_id left join invoice_line l on l.id = g.invoice_line_id) as lines,
      (select ${summary(sql`null::uuid`, sql`null::text`)} from summed s
        where s.is_no_group = 1 and s.is_no_hindrance = 1) as "all",
      (select coalesce(json_agg(${summary(sql`s.group_id`, groupName[groupedBy])} order by s.total desc, s.group_id), '[]')
        from (select * from summed where is_no_group = 0 order by total desc, group_id
          limit ${billingLimits.groups}) s) as groups,
      (select coalesce(json_agg(json_build_object('hindrance', s.hindrance, 'lineCount', s.line_count,
          'total', trim_scale(s.total)::text) order by s.hindrance), '[]')
        from summed s where s.is_no_hindrance = 0) as hindrances`.execute(db.withoutPlugins());
  return v.parse(answerSchema, rows[0]);
}
