-- Beside the version before: not safe: asks for a new value in communication, adds a rule to communication, adds a rule to indigenous_log.
-- Requests, their items and stakeholders as their forms write them; what a contact is in a consultation.

alter table road add column length numeric(18, 4) check (length > 0);
comment on column road.length is 'kilometres';

alter table request alter column grantor_type set default 'Basic';
alter table request_item add column revision integer not null default 1 check (revision > 0);

create table stakeholder_pause (
  id uuid primary key,
  stakeholder_id uuid not null references stakeholder on delete cascade,
  sequence integer not null check (sequence > 0),
  from_date date not null,
  to_date date check (to_date >= from_date),
  reason text not null check (reason <> '')
);
create index stakeholder_pause_stakeholder_idx on stakeholder_pause (stakeholder_id, sequence);

create table indigenous_engagement_pause (
  id uuid primary key,
  indigenous_engagement_id uuid not null references indigenous_engagement on delete cascade,
  sequence integer not null check (sequence > 0),
  from_date date not null,
  to_date date check (to_date >= from_date),
  reason text not null check (reason <> '')
);
create index indigenous_engagement_pause_engagement_idx
  on indigenous_engagement_pause (indigenous_engagement_id, sequence);

alter table indigenous_engagement add column consultation_level text;

alter table communication
  add column step text check (step in ('Answer', 'FollowUp', 'LogSent', 'Notice', 'Objection', 'ObjectionResolved')),
  add column delivered_date date,
  add check (step is null or stakeholder_id is not null),
  add check (delivered_date is null or coalesce(step, '') = 'Notice');

alter table indigenous_log
  add column step text check (step in ('Answer', 'FollowUp', 'LogSent', 'Notice', 'Objection', 'ObjectionResolved')),
  add column delivered_date date,
  add check (delivered_date is null or coalesce(step, '') = 'Notice');

create or replace function project_of_record(kind text, record uuid) returns uuid language plpgsql stable as $$
begin
  return case kind
    when 'SURFACE_PROJECT' then record
    when 'AGREEMENT' then (select surface_project_id from agreement where id = record)
    when 'ASSIGNED_TASK' then (select surface_project_id from assigned_task where id = record)
    when 'COMMUNICATION' then (select surface_project_id from communication where id = record)
    when 'EVENT' then (select surface_project_id from event where id = record)
    when 'INDIGENOUS_ENGAGEMENT' then (select surface_project_id from indigenous_engagement where id = record)
    when 'INDIGENOUS_LOG' then (
      select e.surface_project_id from indigenous_log l
      join indigenous_engagement e on e.id = l.indigenous_engagement_id where l.id = record)
    when 'KEY_DATE' then (select surface_project_id from key_date where id = record)
    when 'MEMBER' then (select surface_project_id from member where id = record)
    when 'OBLIGATION' then (select surface_project_id from obligation where id = record)
    when 'PROJECT_REVISION' then (select surface_project_id from project_revision where id = record)
    when 'RELATED_DOCUMENT' then (select surface_project_id from related_document where id = record)
    when 'RELATED_PROJECT' then (select surface_project_id from related_project where id = record)
    when 'REQUEST' then (select surface_project_id from request where id = record)
    when 'REQUEST_ITEM' then (
      select r.surface_project_id from request_item i join request r on r.id = i.request_id where i.id = record)
    when 'STAKEHOLDER' then (select surface_project_id from stakeholder where id = record)
  end;
end $$;

create or replace function record_called(kind text, record uuid) returns text language plpgsql stable as $$
begin
  return left(case kind
    when 'SURFACE_PROJECT' then project_called(record)
    when 'AGREEMENT' then agreement_called(record)
    when 'ASSIGNED_TASK' then (
      select t.name || ' · ' || a.record_name from assigned_task a join task t on t.id = a.task_id where a.id = record)
    when 'COMMUNICATION' then (
      select c.date::text || ' · ' || c.record_name from communication c where c.id = record)
    when 'EVENT' then (
      select t.code || case when e.agreement_id is null then '' else ' · ' || e.record_name end
      from event e join event_type t on t.id = e.event_type_id where e.id = record)
    when 'INDIGENOUS_ENGAGEMENT' then engagement_called(record)
    when 'INDIGENOUS_LOG' then (
      select l.date::text || ' · ' || engagement_called(l.indigenous_engagement_id)
      from indigenous_log l where l.id = record)
    when 'KEY_DATE' then (select k.name from key_date k where k.id = record)
    when 'MEMBER' then (
      select coalesce(u.full_name, c.name, b.name) from member m left join app_user u on u.id = m.user_id
      left join contact c on c.id = m.contact_id left join business_associate b on b.id = m.business_associate_id
      where m.id = record)
    when 'OBLIGATION' then (
      select concat_ws(' · ', coalesce(t.code, o.description), case when o.agreement_id is not null then o.record_name end)
      from obligation o left join obligation_type t on t.id = o.obligation_type_id where o.id = record)
    when 'PROJECT_REVISION' then (select r.date::text from project_revision r where r.id = record)
    when 'RELATED_DOCUMENT' then (select coalesce(d.name, d.url) from related_document d where d.id = record)
    when 'RELATED_PROJECT' then (
      select coalesce(project_called(r.related_project_id), r.operator_project_number, r.broker_project_number)
      from related_project r where r.id = record)
    when 'REQUEST' then request_called(record)
    when 'REQUEST_ITEM' then (
      select concat_ws(' · ', t.code, request_called(i.request_id)) from request_item i
      left join request_item_type t on t.id = i.request_item_type_id where i.id = record)
    when 'STAKEHOLDER' then stakeholder_called(record)
  end, 500);
end $$;
