-- Beside the version before: safe.
-- A kind of rows below a project comes with one migration of its own: its project and its name in the history are asked of
-- `project_of_<kind>(uuid)` and `name_of_<kind>(uuid)`, where these two functions do not know the kind.

create or replace function project_of_record(kind text, record uuid) returns uuid language plpgsql stable as $$
declare
  answer uuid;
begin
  case kind
    when 'SURFACE_PROJECT' then return record;
    when 'AGREEMENT' then return (select surface_project_id from agreement where id = record);
    when 'ASSIGNED_TASK' then return (select surface_project_id from assigned_task where id = record);
    when 'COMMUNICATION' then return (select surface_project_id from communication where id = record);
    when 'EVENT' then return (select surface_project_id from event where id = record);
    when 'INDIGENOUS_ENGAGEMENT' then return (select surface_project_id from indigenous_engagement where id = record);
    when 'INDIGENOUS_LOG' then return (
      select e.surface_project_id from indigenous_log l
      join indigenous_engagement e on e.id = l.indigenous_engagement_id where l.id = record);
    when 'KEY_DATE' then return (select surface_project_id from key_date where id = record);
    when 'MEMBER' then return (select surface_project_id from member where id = record);
    when 'OBLIGATION' then return (select surface_project_id from obligation where id = record);
    when 'PROJECT_REVISION' then return (select surface_project_id from project_revision where id = record);
    when 'RELATED_DOCUMENT' then return (select surface_project_id from related_document where id = record);
    when 'RELATED_PROJECT' then return (select surface_project_id from related_project where id = record);
    when 'REQUEST' then return (select surface_project_id from request where id = record);
    when 'REQUEST_ITEM' then return (
      select r.surface_project_id from request_item i join request r on r.id = i.request_id where i.id = record);
    when 'STAKEHOLDER' then return (select surface_project_id from stakeholder where id = record);
    else
      if to_regprocedure('project_of_' || lower(kind) || '(uuid)') is null then return null; end if;
      execute format('select %I($1)', 'project_of_' || lower(kind)) into answer using record;
      return answer;
  end case;
end $$;

create or replace function record_called(kind text, record uuid) returns text language plpgsql stable as $$
declare
  answer text;
begin
  case kind
    when 'SURFACE_PROJECT' then return left(project_called(record), 500);
    when 'AGREEMENT' then return left(agreement_called(record), 500);
    when 'ASSIGNED_TASK' then return left((
      select t.name || ' · ' || a.record_name from assigned_task a join task t on t.id = a.task_id where a.id = record), 500);
    when 'COMMUNICATION' then return left((
      select c.date::text || ' · ' || c.record_name from communication c where c.id = record), 500);
    when 'EVENT' then return left((
      select t.code || case when e.agreement_id is null then '' else ' · ' || e.record_name end
      from event e join event_type t on t.id = e.event_type_id where e.id = record), 500);
    when 'INDIGENOUS_ENGAGEMENT' then return left(engagement_called(record), 500);
    when 'INDIGENOUS_LOG' then return left((
      select l.date::text || ' · ' || engagement_called(l.indigenous_engagement_id)
      from indigenous_log l where l.id = record), 500);
    when 'KEY_DATE' then return left((select k.name from key_date k where k.id = record), 500);
    when 'MEMBER' then return left((
      select coalesce(u.full_name, c.name, b.name) from member m left join app_user u on u.id = m.user_id
      left join contact c on c.id = m.contact_id left join business_associate b on b.id = m.business_associate_id
      where m.id = record), 500);
    when 'OBLIGATION' then return left((
      select concat_ws(' · ', coalesce(t.code, o.description), case when o.agreement_id is not null then o.record_name end)
      from obligation o left join obligation_type t on t.id = o.obligation_type_id where o.id = record), 500);
    when 'PROJECT_REVISION' then return left((select r.date::text from project_revision r where r.id = record), 500);
    when 'RELATED_DOCUMENT' then return left((select coalesce(d.name, d.url) from related_document d where d.id = record), 500);
    when 'RELATED_PROJECT' then return left((
      select coalesce(project_called(r.related_project_id), r.operator_project_number, r.broker_project_number)
      from related_project r where r.id = record), 500);
    when 'REQUEST' then return left(request_called(record), 500);
    when 'REQUEST_ITEM' then return left((
      select concat_ws(' · ', t.code, request_called(i.request_id)) from request_item i
      left join request_item_type t on t.id = i.request_item_type_id where i.id = record), 500);
    when 'STAKEHOLDER' then return left(stakeholder_called(record), 500);
    else
      if to_regprocedure('name_of_' || lower(kind) || '(uuid)') is null then return null; end if;
      execute format('select %I($1)', 'name_of_' || lower(kind)) into answer using record;
      return left(answer, 500);
  end case;
end $$;
