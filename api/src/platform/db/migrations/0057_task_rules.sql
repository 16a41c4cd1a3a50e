-- Beside the version before: safe.
-- What follows from a task names what it is about by its id; the text beside it is that thing's name,
-- and stands alone where nothing of that name is known.

alter table task_rule_result add column target_task_id uuid references task;
alter table task_rule_result add column target_status_id uuid references surface_status;
alter table task_rule_result add column target_user_id uuid references app_user;
create index task_rule_result_target_task_idx on task_rule_result (target_task_id);
create index task_rule_result_target_status_idx on task_rule_result (target_status_id);
create index task_rule_result_target_user_idx on task_rule_result (target_user_id);

create function task_rule_result_bound() returns trigger language plpgsql as $$
begin
  if new.action <> 'AssignTask' or not exists (
    select 1 from task t where t.id = new.target_task_id and t.name = new.target) then
    new.target_task_id := null;
  end if;
  if new.action <> 'ChangeStatus' or not exists (
    select 1 from surface_status s where s.id = new.target_status_id and s.status = new.target) then
    new.target_status_id := null;
  end if;
  new.target_user_id := null;
  -- Of several tasks of a name the one that can stand where the rule's own task stands.
  if new.action = 'AssignTask' and new.target_task_id is null then
    new.target_task_id := (
      select t.id from task t
      where lower(t.name) = lower(btrim(new.target))
      order by (t.task_type = (
        select o.task_type from task_rule r join task o on o.id = r.task_id where r.id = new.task_rule_id)) desc,
        t.is_active desc, t.id limit 1);
  elsif new.action = 'ChangeStatus' and new.target_status_id is null then
    new.target_status_id := (
      select s.id from surface_status s
      where lower(btrim(new.target)) in (lower(s.status), lower(s.code))
      order by s.is_active desc, (s.product_client_id is null) desc, s.id limit 1);
  elsif new.action = 'EmailToUser' then
    new.target_user_id := (
      select u.id from app_user u where lower(u.email) = lower(btrim(new.target))
      order by u.is_active desc, u.id limit 1);
  end if;
  new.target := coalesce(
    (select t.name from task t where t.id = new.target_task_id),
    (select s.status from surface_status s where s.id = new.target_status_id),
    (select u.email from app_user u where u.id = new.target_user_id),
    new.target);
  return new;
end $$;

create trigger task_rule_result_bound before insert or update on task_rule_result
  for each row execute function task_rule_result_bound();

-- What is renamed keeps its rules.
create function task_renamed() returns trigger language plpgsql as $$
begin
  update task_rule_result set target = new.name where target_task_id = new.id;
  return null;
end $$;
create trigger task_renamed after update of name on task
  for each row when (old.name <> new.name) execute function task_renamed();

create function surface_status_renamed() returns trigger language plpgsql as $$
begin
  update task_rule_result set target = new.status where target_status_id = new.id;
  return null;
end $$;
create trigger surface_status_renamed after update of status on surface_status
  for each row when (old.status <> new.status) execute function surface_status_renamed();

create function app_user_readdressed() returns trigger language plpgsql as $$
begin
  update task_rule_result set target = new.email where target_user_id = new.id;
  return null;
end $$;
create trigger app_user_readdressed after update of email on app_user
  for each row when (old.email <> new.email) execute function app_user_readdressed();

update task_rule_result set target = target;

-- Rules are carried out once: a task that is opened again and completed anew does nothing more.
create table task_rule_run (
  assigned_task_id uuid not null references assigned_task on delete cascade,
  trigger text not null check (trigger in ('Completed', 'Started')),
  ran_at timestamptz not null,
  primary key (assigned_task_id, trigger)
);
insert into task_rule_run (assigned_task_id, trigger, ran_at)
  select id, 'Started', now() from assigned_task where started_date is not null or completed_date is not null
  union all select id, 'Completed', now() from assigned_task where completed_date is not null;

-- The project that a history entry belongs to, and what its record was called then: the history of a
-- project is one walk along an index, and tells of records that are gone.

alter table history_entry add column surface_project_id uuid;
alter table history_entry add column record_name text not null default '';

create function project_of_record(kind text, record uuid) returns uuid language plpgsql stable as $$
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
    when 'STAKEHOLDER' then (select surface_project_id from stakeholder where id = record)
  end;
end $$;

create function record_called(kind text, record uuid) returns text language plpgsql stable as $$
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
    when 'STAKEHOLDER' then stakeholder_called(record)
  end, 500);
end $$;

create function history_entry_placed() returns trigger language plpgsql as $$
begin
  new.surface_project_id := coalesce(new.surface_project_id, project_of_record(new.record_kind, new.record_id));
  if new.surface_project_id is not null then
    new.record_name := coalesce(nullif(new.record_name, ''), record_called(new.record_kind, new.record_id), '');
  end if;
  return new;
end $$;

create trigger history_entry_placed before insert on history_entry
  for each row execute function history_entry_placed();

update history_entry set surface_project_id = project_of_record(record_kind, record_id),
  record_name = coalesce(record_called(record_kind, record_id), '')
  where project_of_record(record_kind, record_id) is not null;

create index history_entry_of_project on history_entry (surface_project_id, changed_at desc, id desc)
  where surface_project_id is not null;
create index history_entry_of_project_by on history_entry (surface_project_id, changed_by, changed_at desc, id desc)
  where surface_project_id is not null;

create index assigned_task_open_of_project on assigned_task (surface_project_id, due_date, id)
  where completed_date is null;
