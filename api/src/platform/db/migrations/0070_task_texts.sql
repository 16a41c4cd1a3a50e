-- Beside the version before: not safe: drops a column of assigned_task.
-- Tasks are searched by what they are, whose they are and of which project: kept with each task, so that an index finds
-- it among all of them. Writing a task reads it anew.

alter table assigned_task add column related_text text not null default '';

create function task_related_text(task uuid, assignee uuid, project uuid) returns text
language plpgsql stable as $$
begin
  return concat_ws(chr(10),
    (select t.name from task t where t.id = task),
    (select u.full_name from app_user u where u.id = assignee),
    (select concat_ws(' ', p.description, p.operator_project_number) from surface_project p where p.id = project));
end $$;

create or replace function assigned_task_names() returns trigger language plpgsql as $$
begin
  new.record_name := kept_name(case new.parent_class
    when 'Agreement' then agreement_called(new.agreement_id)
    when 'Indigenous' then engagement_called(new.indigenous_engagement_id)
    when 'Request' then request_called(new.request_id)
    when 'Stakeholder' then stakeholder_called(new.stakeholder_id) end, new.surface_project_id);
  new.related_text := task_related_text(new.task_id, new.assignee_id, new.surface_project_id);
  return new;
end $$;

-- What is called otherwise has its tasks written anew.

create function tasks_of_project_texts() returns trigger language plpgsql as $$
begin
  update assigned_task set related_text = '' where surface_project_id = new.id;
  return null;
end $$;

create function tasks_of_person_texts() returns trigger language plpgsql as $$
begin
  update assigned_task set related_text = '' where assignee_id = new.id;
  return null;
end $$;

create function tasks_of_task_texts() returns trigger language plpgsql as $$
begin
  update assigned_task set related_text = '' where task_id = new.id;
  return null;
end $$;

create trigger surface_project_task_texts after update on surface_project for each row
  when ((old.description, old.operator_project_number) is distinct from (new.description, new.operator_project_number))
  execute function tasks_of_project_texts();
create trigger app_user_task_texts after update on app_user for each row
  when (old.full_name <> new.full_name) execute function tasks_of_person_texts();
create trigger task_task_texts after update on task for each row
  when (old.name <> new.name) execute function tasks_of_task_texts();

update assigned_task set related_text = '';

alter table assigned_task drop column search_text;
alter table assigned_task add column search_text text generated always as (
  lower(record_name || chr(10) || parent_class || chr(10) || coalesce(notes, '') || chr(10) || related_text)) stored;
create index assigned_task_search on assigned_task using gin (search_text gin_trgm_ops);
