import { sql } from 'kysely';
import type { SortTypeName } from 'shared-contracts/reports';
import type { RequestedProjects } from './requested-projects-store.ts';

/** How projects are grouped, and the order of the groups. */
const orders: Readonly<
  Record<SortTypeName, { readonly group?: ReturnType<typeof sql>; readonly within?: ReturnType<typeof sql> }>
> = {
  areaName: { group: sql`area.name` },
  brokerProjects: {
    group: sql`broker.company_name`,
    within: sql`nullif(surface_project.broker_project_number, '')`,
  },
  brokerStatus: { group: sql`broker_status.code` },
  operatorProjects: {
    group: sql`operator.company_name`,
    within: sql`nullif(surface_project.operator_project_number, '')`,
  },
  operatorStatus: { group: sql`operator_status.code` },
  projectDescription: {},
  projectType: { group: sql`concat_ws(' · ', type.category, type.description)` },
  surfaceStatus: { group: sql`surface.status` },
  operatorProject: { within: sql`nullif(surface_project.operator_project_number, '')` },
};

/** Whether this order puts projects into groups. */
export const isGrouped = (sort: SortTypeName): boolean => orders[sort].group !== undefined;

interface SummaryQuestion {
  readonly projects: RequestedProjects;
  readonly sort: SortTypeName;
  /** Only agreements that still have documents to acquire. */
  readonly isOutstandingOnly: boolean;
  /** The label for agreements without a status. */
  readonly none: string;
}

/** Projects with their numbers, status and the progress of their agreements, in the chosen order. */
export function projectLines({ projects, sort, isOutstandingOnly, none }: SummaryQuestion) {
  const { group = sql`null::text`, within = sql`null::text` } = orders[sort];
  return sql`
  select ${group} as "group",
    surface_project.description as description,
    nullif(concat_ws(E'\n', operator.company_name, nullif(surface_project.operator_project_number, ''),
      nullif(surface_project.operator_reference, '')), '') as operator,
    nullif(concat_ws(E'\n', broker.company_name, nullif(surface_project.broker_project_number, ''),
      nullif(surface_project.broker_reference, '')), '') as broker,
    surface_project.afe_number as afe,
    area.name as area,
    nullif(concat_ws(' · ', type.category, type.description), '') as type,
    operator_status.code as "operatorStatus",
    broker_status.code as "brokerStatus",
    surface.status as "surfaceStatus",
    held.agreements::text as agreements,
    held.acquired::text as acquired,
    (select string_agg(s.called || ' ' || s.share || ' %', E'\n' order by s.count desc, s.called)
      from (select coalesce(st.status, ${none}) as called, count(*) as count,
          round(count(*) * 100 / sum(count(*)) over (), 1) as share
        from agreement a left join surface_status st on st.id = a.surface_status_id
        where a.surface_project_id = surface_project.id group by 1) s) as statuses,
    surface_project.project_scope as scope,
    surface_project.acquisition_comment as "acquisitionComment",
    surface_project.action_item as "actionItem"
  from surface_project
  left join company operator on operator.id = surface_project.operator_id
  left join company broker on broker.id = surface_project.broker_id
  left join area on area.id = surface_project.area_id
  left join project_type type on type.id = surface_project.project_type_id
  left join operator_project_status operator_status on operator_status.id = surface_project.operator_project_status_id
  left join broker_project_status broker_status on broker_status.id = surface_project.broker_project_status_id
  left join surface_status surface on surface.id = surface_project.surface_status_id
  cross join lateral (select count(*) as agreements, count(a.documents_acquired_date) as acquired
    from agreement a where a.surface_project_id = surface_project.id) held
  where ${projects} ${isOutstandingOnly ? sql`and held.acquired < held.agreements` : sql``}
  order by nullif(${group}, '') nulls last, ${within} nulls last, surface_project.description, surface_project.id`;
}
