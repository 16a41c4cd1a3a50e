import { sql } from 'kysely';
import type { ProjectsAsked } from './projects-asked-store.ts';

/** The costs of projects: agreed compensation, payments that went out, and time of the given company. */
export const projectCosts = (projects: ProjectsAsked, companyId: string | undefined) => sql`
  select description, number, afe, compensation::text as compensation, paid::text as paid,
    ${companyId === undefined ? sql`null::text` : sql`work::text`} as work,
    trim_scale(compensation + ${companyId === undefined ? sql`0` : sql`work`})::text as total
  from (
    select surface_project.id, surface_project.description as description,
      nullif(surface_project.operator_project_number, '') as number,
      surface_project.afe_number as afe,
      trim_scale(coalesce((select sum(c.amount) from compensation c join agreement a on a.id = c.agreement_id
        where a.surface_project_id = surface_project.id), 0)) as compensation,
      trim_scale(coalesce((select sum(y.amount) from agreement_payment y join agreement a on a.id = y.agreement_id
        where a.surface_project_id = surface_project.id and y.paid_date is not null and y.returned_date is null), 0)) as paid,
      trim_scale(coalesce((select sum(e.amount) from timesheet_entry e join timesheet t on t.id = e.timesheet_id
        where e.surface_project_id = surface_project.id and t.product_client_id = ${companyId ?? null}::uuid), 0)) as work
    from surface_project where ${projects}) cost
  order by number nulls last, description, id`;

/** Compensation of agreements by its type, a project after the other. */
export const compensationByType = (projects: ProjectsAsked, none: string) => sql`
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
  order by nullif(surface_project.operator_project_number, '') nulls last, surface_project.description, surface_project.id, 2`;
