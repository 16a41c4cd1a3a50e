import { type RawBuilder, sql } from 'kysely';
import { billingLimits } from 'shared-contracts/limits';
import { scopeCondition } from '../../records/reading/scopes.ts';
import { asSpelled } from '../../records/reading/spelled-order.ts';
import type { RecordContext } from '../../records/record-context.ts';

type Sql = RawBuilder<unknown>;

/** Selects weeks of time: the named ones, otherwise all, and only those that the person may see. */
export function requestedWeeks(
  ids: readonly string[],
  { catalog, user }: Pick<RecordContext, 'catalog' | 'user'>,
) {
  const seen = scopeCondition(catalog, 'Timesheet', { alias: 'timesheet', user }) ?? sql`true`;
  return ids.length > 0 ? sql`${seen} and timesheet.id = any (${ids}::uuid[])` : seen;
}

export type RequestedWeeks = ReturnType<typeof requestedWeeks>;

// A line counts as hours unless its kind, or the unit of its rate, is something else.
const isOfHours = sql`(entry.kind = 'Time' and coalesce(unit.unit ilike 'h%', true))`;
const hours = sql`case when ${isOfHours} then entry.quantity end`;
const project = sql`concat_ws(' · ', nullif(surface_project.operator_project_number, ''), surface_project.description)`;
const work = sql`coalesce(nullif(entry.work, ''), rate.description)`;
const unbilled = sql`entry.status <> 'INVOICED'`;

/** Lines of time with their week, their person and the project or work they are for. */
const lines = sql`timesheet
  join timesheet_entry entry on entry.timesheet_id = timesheet.id
  join app_user person on person.id = timesheet.user_id
  left join surface_project on surface_project.id = entry.surface_project_id
  left join business_associate client on client.id = surface_project.client_id
  left join rate_type rate on rate.id = entry.rate_id
  left join unit_of_measurement unit on unit.id = rate.unit_of_measurement_id`;

const total = (value: Sql): Sql => sql`trim_scale(coalesce(sum(${value}), 0))::text`;

/** Time by week, person and project. */
export const periodLines = (weeks: RequestedWeeks): Sql => sql`
  select timesheet.week_starting::text as week, person.full_name as person, nullif(${project}, '') as project,
    count(*)::text as lines, ${total(hours)} as hours, ${total(sql`entry.amount`)} as amount
  from ${lines} where ${weeks}
  group by timesheet.week_starting, person.full_name, person.id, surface_project.id
  order by timesheet.week_starting, ${asSpelled(sql`person.full_name`)}, person.id, 3 nulls last, surface_project.id`;

/** Each line of time, grouped by person and week, with the label of its status. */
export const timeLines = (weeks: RequestedWeeks, statuses: Readonly<Record<string, string>>): Sql => sql`
  select timesheet.week_starting::text || ' ' || person.full_name as week, entry.date::text as date,
    nullif(${project}, '') as project,
    (select a.called from agreement a where a.id = entry.agreement_id) as agreement,
    ${work} as work, entry.description as description,
    trim_scale(${hours})::text as hours,
    case when not ${isOfHours} then concat_ws(' ', trim_scale(entry.quantity)::text, unit.unit) end as quantity,
    trim_scale(entry.unit_price)::text as rate, trim_scale(entry.amount)::text as amount,
    coalesce(${JSON.stringify(statuses)}::jsonb ->> entry.status, entry.status) as status
  from ${lines} where ${weeks}
  order by timesheet.week_starting, ${asSpelled(sql`person.full_name`)}, person.id, timesheet.id, entry.date, entry.sequence, entry.id`;

/** Work that has not been billed, by client, project and person, with the day of the oldest line. */
export const unbilledLines = (weeks: RequestedWeeks): Sql => sql`
  select client.name as client, nullif(${project}, '') as project, person.full_name as person,
    count(*)::text as lines, ${total(hours)} as hours, ${total(sql`entry.amount`)} as amount,
    min(entry.date)::text as oldest
  from ${lines} where ${weeks} and ${unbilled}
  group by client.id, client.name, surface_project.id, person.id, person.full_name
  order by ${asSpelled(sql`client.name`)} nulls last, client.id, 2 nulls last, surface_project.id, ${asSpelled(sql`person.full_name`)}, person.id`;

/** Ages in days at which unbilled work moves to the next column. */
const [young, middle, old] = billingLimits.ages;

/** Work that has not been billed, by client and project, in columns by age. */
export function agedLines(weeks: RequestedWeeks, today: string): Sql {
  const age = sql`${today}::date - entry.date`;
  const aged = (which: Sql): Sql =>
    sql`trim_scale(coalesce(sum(entry.amount) filter (where ${which}), 0))::text`;
  return sql`
  select client.name as client, nullif(${project}, '') as project, count(*)::text as lines,
    ${aged(sql`${age} <= ${sql.lit(young)}`)} as "upTo30",
    ${aged(sql`${age} > ${sql.lit(young)} and ${age} <= ${sql.lit(middle)}`)} as "upTo60",
    ${aged(sql`${age} > ${sql.lit(middle)} and ${age} <= ${sql.lit(old)}`)} as "upTo90",
    ${aged(sql`${age} > ${sql.lit(old)}`)} as "over90",
    ${total(sql`entry.amount`)} as amount
  from ${lines} where ${weeks} and ${unbilled}
  group by client.id, client.name, surface_project.id
  order by ${asSpelled(sql`client.name`)} nulls last, client.id, 2 nulls last, surface_project.id`;
}
