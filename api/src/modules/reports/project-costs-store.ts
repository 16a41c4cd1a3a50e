import { sql } from 'kysely';
import type { Sql } from '../../records/reading/record-mapping.ts';
import { asSpelled } from '../../records/reading/spelled-order.ts';
import type { RequestedProjects } from './requested-projects-store.ts';

/** Projects by the operator's number, else by their descriptions. */
const byNumber = sql`${asSpelled(sql`nullif(surface_project.operator_project_number, '')`)} nulls last,
  ${asSpelled(sql`surface_project.description`)}, surface_project.id`;

/** A payment that was paid and not returned; `y` is its row. */
const isPaid = sql`y.paid_date is not null and y.returned_date is null`;

/** Payments of a project, of the given kinds, that were paid and not returned. */
const paidOf = (kinds: Sql) => sql`trim_scale(coalesce((select sum(y.amount) from agreement_payment y
  where y.surface_project_id = surface_project.id and y.kind ${kinds} and ${isPaid}), 0))`;

/** All heads of compensation of a project, as entered. */
const firstYear = sql`trim_scale(coalesce((select sum(c.amount) from compensation c
  join agreement a on a.id = c.agreement_id where a.surface_project_id = surface_project.id), 0))`;

/**
 * The annual compensation of a project on a day, as `rentAmounts` determines it: the schedule's last amount for the type
 * of a head up to that day, otherwise what was entered for the type.
 */
const annualOn = (day: string) => sql`trim_scale(coalesce((select sum(coalesce(h.dated, h.entered)) from (
  select sum(c.amount) as entered,
    (select r.amount from rent_rate r where r.rent_schedule_id = c.agreement_id
      and r.compensation_type_id = c.compensation_type_id and r.from_date <= ${day}::date
      order by r.from_date desc limit 1) as dated
  from compensation c join agreement a on a.id = c.agreement_id
  where a.surface_project_id = surface_project.id and c.is_annual
  group by c.agreement_id, c.compensation_type_id) h), 0))`;

/** What the costs of projects are computed for. */
interface CostFacts {
  /** The company whose time is included; undefined if no time is. */
  readonly companyId: string | undefined;
  /** The day of the annual compensation, yyyy-MM-dd. */
  readonly today: string;
}

/**
 * The costs of projects: compensation for the first year and for each later year as of today, what was paid of each, and
 * the company's time. The total is the first year, the rents that were paid, and the time.
 */
export const projectCosts = (projects: RequestedProjects, { companyId, today }: CostFacts) => sql`
  select description, number, afe, "firstYear"::text as "firstYear", paid::text as paid, annual::text as annual,
    "annualPaid"::text as "annualPaid", ${companyId === undefined ? sql`null::text` : sql`work::text`} as work,
    trim_scale("firstYear" + "annualPaid" + ${companyId === undefined ? sql`0` : sql`work`})::text as total
  from (
    select surface_project.id, surface_project.description as description,
      nullif(surface_project.operator_project_number, '') as number,
      surface_project.afe_number as afe,
      ${firstYear} as "firstYear", ${paidOf(sql`<> 'Annual'`)} as paid,
      ${annualOn(today)} as annual, ${paidOf(sql`= 'Annual'`)} as "annualPaid",
      trim_scale(coalesce((select sum(e.amount) from timesheet_entry e join timesheet t on t.id = e.timesheet_id
        where e.surface_project_id = surface_project.id and t.product_client_id = ${companyId ?? null}::uuid), 0)) as work
    from surface_project where ${projects}) cost
  order by ${asSpelled(sql`number`)} nulls last, ${asSpelled(sql`description`)}, id`;

/**
 * Payments of projects by the year in which they fall due, first-year and annual payments separately: what is owed, and
 * how much of it was paid. `kinds` names the kinds of payments. A returned payment is still owed; a cancelled or
 * replaced one is not.
 */
export const paymentsByYear = (
  projects: RequestedProjects,
  kinds: Readonly<Record<string, string>>,
  undated: string,
) => sql`
  select concat_ws(' · ', nullif(surface_project.operator_project_number, ''), surface_project.description) as "group",
    coalesce(extract(year from y.due_date)::text, ${undated}) as year,
    ${JSON.stringify(kinds)}::jsonb ->> y.kind as kind,
    trim_scale(sum(y.amount))::text as due,
    trim_scale(coalesce(sum(y.amount) filter (where ${isPaid}), 0))::text as paid,
    trim_scale(coalesce(sum(y.amount) filter (where not (${isPaid})), 0))::text as "left"
  from surface_project join agreement_payment y on y.surface_project_id = surface_project.id
  where ${projects} and y.closing is null
  group by surface_project.id, extract(year from y.due_date), y.kind
  order by ${byNumber}, extract(year from y.due_date) nulls last, array_position(
      array['FirstYear', 'Annual', 'Damage', 'Other'], y.kind)`;

/** Compensation of agreements by type, project by project. */
export const compensationByType = (projects: RequestedProjects, none: string) => sql`
  select concat_ws(' · ', nullif(surface_project.operator_project_number, ''), surface_project.description) as "group",
    coalesce(nullif(type.description, ''), type.code, ${none}) as type,
    count(*)::text as count,
    trim_scale(coalesce(sum(c.amount), 0))::text as amount
  from surface_project
  join agreement a on a.surface_project_id = surface_project.id
  join compensation c on c.agreement_id = a.id
  left join compensation_type type on type.id = c.compensation_type_id
  where ${projects}
  group by surface_project.id, 2
  order by ${byNumber}, 2`;
