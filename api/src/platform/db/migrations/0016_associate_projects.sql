-- Beside the version before: safe.
-- The projects of a business associate, and what it is on each.

create view associate_project as
select
  part.business_associate_id,
  part.surface_project_id,
  project.project_type_id,
  project.operator_project_number as operator_project,
  project.broker_project_number as broker_project,
  project.operator_reference,
  project.broker_reference,
  part.types
from (
  select business_associate_id, surface_project_id, array_agg(distinct type order by type) as types
  from (
    select l.business_associate_id, a.surface_project_id, 'Landowner' as type
    from landowner l join agreement a on a.id = l.agreement_id
    union all
    select o.business_associate_id, a.surface_project_id, 'Occupant'
    from occupant o join agreement a on a.id = o.agreement_id
    union all
    select s.business_associate_id, s.surface_project_id, 'Stakeholder' from stakeholder s
    union all
    select r.business_associate_id, r.surface_project_id, 'Grantor' from request r
    union all
    select p.client_id, p.id, 'Client' from surface_project p
    union all
    select m.business_associate_id, m.surface_project_id, 'Member' from member m
  ) parts
  where business_associate_id is not null
  group by business_associate_id, surface_project_id
) part
join surface_project project on project.id = part.surface_project_id;
