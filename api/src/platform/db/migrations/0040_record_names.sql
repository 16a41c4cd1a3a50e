-- Beside the version before: not safe: drops a column of communication, drops a column of related_document.
-- What work hangs on, in one text that its lists sort, filter, group and search by: an agreement by its
-- number and first landowner, the others by what they are called. And people by their whole names.

alter table app_user add column full_name text not null
  generated always as (first_name || ' ' || last_name) stored;

-- In plpgsql, whose plans are kept: a row is named with each write.
create function agreement_called(agreement uuid) returns text language plpgsql stable as $$
begin
  return (
    select concat_ws(' · ', coalesce(nullif(a.agreement_number, ''), a.name),
      (select owners.names[1] ||
          case when cardinality(owners.names) > 1 then ' +' || (cardinality(owners.names) - 1) else '' end
        from (
          select array_agg(coalesce(b.name, l.legal_name) order by l.sequence, l.id) as names
          from landowner l left join business_associate b on b.id = l.business_associate_id
          where l.agreement_id = a.id and coalesce(b.name, l.legal_name) <> '') owners))
    from agreement a where a.id = agreement);
end $$;

create function request_called(request uuid) returns text language plpgsql stable as $$
begin
  return (
    select nullif(concat_ws(' · ', coalesce(b.name, g.name), t.code), '')
    from request r
    left join business_associate b on b.id = r.business_associate_id
    left join grantor_company g on g.id = r.grantor_company_id
    left join request_type t on t.id = r.request_type_id
    where r.id = request);
end $$;

create function stakeholder_called(stakeholder uuid) returns text language plpgsql stable as $$
begin
  return (
    select b.name from stakeholder s join business_associate b on b.id = s.business_associate_id
    where s.id = stakeholder);
end $$;

create function engagement_called(engagement uuid) returns text language plpgsql stable as $$
begin
  return (
    select b.name from indigenous_engagement e join band b on b.id = e.band_id where e.id = engagement);
end $$;

create function project_called(project uuid) returns text language plpgsql stable as $$
begin
  return (
    select p.description from surface_project p where p.id = project);
end $$;

-- Never empty, so that a row can be opened by it.
create function kept_name(called text, project uuid) returns text language plpgsql stable as $$
begin
  return (
    select left(coalesce(nullif(called, ''), project_called(project), ''), 500));
end $$;

alter table assigned_task add column record_name text not null default '';
alter table event add column record_name text not null default '';
alter table obligation add column record_name text not null default '';
alter table communication add column record_name text not null default '';
alter table related_document add column record_name text not null default '';

create function assigned_task_names() returns trigger language plpgsql as $$
begin
  new.record_name := kept_name(case new.parent_class
    when 'Agreement' then agreement_called(new.agreement_id)
    when 'Indigenous' then engagement_called(new.indigenous_engagement_id)
    when 'Request' then request_called(new.request_id)
    when 'Stakeholder' then stakeholder_called(new.stakeholder_id) end, new.surface_project_id);
  return new;
end $$;

-- Events and obligations of an agreement, else of the project itself.
create function part_names() returns trigger language plpgsql as $$
begin
  new.record_name := kept_name(agreement_called(new.agreement_id), new.surface_project_id);
  return new;
end $$;

create function communication_names() returns trigger language plpgsql as $$
begin
  new.record_name := kept_name(case new.source
    when 'Agreement' then agreement_called(new.agreement_id)
    when 'BusinessAssociate' then (select name from business_associate where id = new.business_associate_id)
    when 'Request' then request_called(new.request_id)
    when 'Stakeholder' then stakeholder_called(new.stakeholder_id) end, new.surface_project_id);
  return new;
end $$;

create function related_document_names() returns trigger language plpgsql as $$
begin
  new.record_name := kept_name(case new.parent_type
    when 'Agreement' then agreement_called(new.agreement_id)
    when 'Communication' then (select record_name from communication where id = new.communication_id)
    when 'IndigenousLog' then (
      select engagement_called(indigenous_engagement_id) from indigenous_log where id = new.indigenous_log_id)
    when 'Instrument' then (
      select i.registration_number || ' · ' || t.number
      from instrument i join title t on t.id = i.title_id where i.id = new.instrument_id)
    when 'Request' then request_called(new.request_id)
    when 'RequestItem' then (
      select request_called(request_id) from request_item where id = new.request_item_id)
    when 'Title' then (select number from title where id = new.title_id)
    when 'TitleTract' then (select name from title_tract where id = new.title_tract_id) end,
    new.surface_project_id);
  return new;
end $$;

create trigger assigned_task_name before insert or update on assigned_task
  for each row execute function assigned_task_names();
create trigger event_name before insert or update on event
  for each row execute function part_names();
create trigger obligation_name before insert or update on obligation
  for each row execute function part_names();
create trigger communication_name before insert or update on communication
  for each row execute function communication_names();
create trigger related_document_name before insert or update on related_document
  for each row execute function related_document_names();

-- Rows that are there already; communications before the documents that hang on them.
update communication set record_name = '';
update assigned_task set record_name = '';
update event set record_name = '';
update obligation set record_name = '';
update related_document set record_name = '';

-- What is renamed has its rows named anew: writing a row names it.

create function name_rows_of_agreements(ids uuid[]) returns void language sql as $$
  update assigned_task set record_name = '' where agreement_id = any (ids) and parent_class = 'Agreement';
  update event set record_name = '' where agreement_id = any (ids);
  update obligation set record_name = '' where agreement_id = any (ids);
  update communication set record_name = '' where agreement_id = any (ids) and source = 'Agreement';
  update related_document set record_name = '' where agreement_id = any (ids) and parent_type = 'Agreement';
$$;

create function name_rows_of_requests(ids uuid[]) returns void language sql as $$
  update assigned_task set record_name = '' where request_id = any (ids) and parent_class = 'Request';
  update communication set record_name = '' where request_id = any (ids) and source = 'Request';
  update related_document set record_name = ''
    where (parent_type = 'Request' and request_id = any (ids)) or (parent_type = 'RequestItem'
      and request_item_id in (select i.id from request_item i where i.request_id = any (ids)));
$$;

create function name_rows_of_stakeholders(ids uuid[]) returns void language sql as $$
  update assigned_task set record_name = '' where stakeholder_id = any (ids) and parent_class = 'Stakeholder';
  update communication set record_name = '' where stakeholder_id = any (ids) and source = 'Stakeholder';
$$;

create function agreement_renamed() returns trigger language plpgsql as $$
begin
  perform name_rows_of_agreements(array[new.id]);
  return null;
end $$;

create function landowners_changed() returns trigger language plpgsql as $$
begin
  perform name_rows_of_agreements(array(select distinct agreement_id from changed));
  return null;
end $$;

create function request_renamed() returns trigger language plpgsql as $$
begin
  perform name_rows_of_requests(array[new.id]);
  return null;
end $$;

create function stakeholder_renamed() returns trigger language plpgsql as $$
begin
  perform name_rows_of_stakeholders(array[new.id]);
  return null;
end $$;

create function engagement_renamed() returns trigger language plpgsql as $$
begin
  update assigned_task set record_name = ''
    where indigenous_engagement_id = new.id and parent_class = 'Indigenous';
  update related_document set record_name = '' where parent_type = 'IndigenousLog'
    and indigenous_log_id in (select id from indigenous_log where indigenous_engagement_id = new.id);
  return null;
end $$;

create function communication_renamed() returns trigger language plpgsql as $$
begin
  update related_document set record_name = ''
    where communication_id = new.id and parent_type = 'Communication';
  return null;
end $$;

create function project_renamed() returns trigger language plpgsql as $$
begin
  update assigned_task set record_name = '' where surface_project_id = new.id and record_name = left(old.description, 500);
  update event set record_name = '' where surface_project_id = new.id and agreement_id is null;
  update obligation set record_name = '' where surface_project_id = new.id and agreement_id is null;
  update communication set record_name = '' where surface_project_id = new.id and record_name = left(old.description, 500);
  update related_document set record_name = ''
    where surface_project_id = new.id and record_name = left(old.description, 500);
  return null;
end $$;

create function title_renamed() returns trigger language plpgsql as $$
begin
  update related_document set record_name = '' where (title_id = new.id and parent_type = 'Title')
    or (parent_type = 'Instrument' and instrument_id in (select id from instrument where title_id = new.id));
  return null;
end $$;

create function title_tract_renamed() returns trigger language plpgsql as $$
begin
  update related_document set record_name = '' where title_tract_id = new.id and parent_type = 'TitleTract';
  return null;
end $$;

create function instrument_renamed() returns trigger language plpgsql as $$
begin
  update related_document set record_name = '' where instrument_id = new.id and parent_type = 'Instrument';
  return null;
end $$;

create function rows_of_associate_renamed() returns trigger language plpgsql as $$
begin
  perform name_rows_of_agreements(array(
    select distinct agreement_id from landowner where business_associate_id = new.id));
  perform name_rows_of_requests(array(select id from request where business_associate_id = new.id));
  perform name_rows_of_stakeholders(array(select id from stakeholder where business_associate_id = new.id));
  update communication set record_name = ''
    where business_associate_id = new.id and source = 'BusinessAssociate';
  return null;
end $$;

create trigger agreement_renamed after update on agreement for each row
  when (old.agreement_number is distinct from new.agreement_number or old.name <> new.name)
  execute function agreement_renamed();
create trigger landowner_insert_name after insert on landowner referencing new table as changed
  for each statement execute function landowners_changed();
create trigger landowner_update_name after update on landowner referencing new table as changed
  for each statement execute function landowners_changed();
create trigger landowner_delete_name after delete on landowner referencing old table as changed
  for each statement execute function landowners_changed();
create trigger request_renamed after update on request for each row
  when ((old.business_associate_id, old.grantor_company_id, old.request_type_id)
    is distinct from (new.business_associate_id, new.grantor_company_id, new.request_type_id))
  execute function request_renamed();
create trigger stakeholder_renamed after update on stakeholder for each row
  when (old.business_associate_id is distinct from new.business_associate_id)
  execute function stakeholder_renamed();
create trigger indigenous_engagement_renamed after update on indigenous_engagement for each row
  when (old.band_id <> new.band_id) execute function engagement_renamed();
create trigger communication_renamed after update on communication for each row
  when (old.record_name <> new.record_name) execute function communication_renamed();
create trigger surface_project_renamed after update on surface_project for each row
  when (old.description <> new.description) execute function project_renamed();
create trigger title_renamed after update on title for each row
  when (old.number <> new.number) execute function title_renamed();
create trigger title_tract_renamed after update on title_tract for each row
  when (old.name <> new.name) execute function title_tract_renamed();
create trigger instrument_renamed after update on instrument for each row
  when (old.registration_number <> new.registration_number) execute function instrument_renamed();
create trigger business_associate_renamed after update on business_associate for each row
  when (old.name <> new.name) execute function rows_of_associate_renamed();

-- A search looks in what a row hangs on, too.
alter table communication drop column search_text;
alter table communication add column search_text text generated always as (
  lower(coalesce(comments, '') || chr(10) || record_name)) stored;
alter table assigned_task add column search_text text generated always as (
  lower(record_name || chr(10) || parent_class || chr(10) || coalesce(notes, ''))) stored;
create index assigned_task_search on assigned_task using gin (search_text gin_trgm_ops);
alter table event add column search_text text generated always as (
  lower(record_name || chr(10) || coalesce(notes, ''))) stored;
create index event_search on event using gin (search_text gin_trgm_ops);
alter table obligation add column search_text text generated always as (
  lower(record_name || chr(10) || coalesce(description, ''))) stored;
create index obligation_search on obligation using gin (search_text gin_trgm_ops);
create index communication_search on communication using gin (search_text gin_trgm_ops);
alter table related_document drop column search_text;
alter table related_document add column search_text text generated always as (
  lower(coalesce(name, '') || chr(10) || coalesce(url, '') || chr(10) || coalesce(notes, '') || chr(10) ||
    coalesce(file_number, '') || chr(10) || record_name)) stored;
create index related_document_search on related_document using gin (search_text gin_trgm_ops);

-- Sorts by the new columns walk an index, too.
create index app_user_by_full_name on app_user (full_name, id);
create index assigned_task_by_record_name on assigned_task (record_name, id);
create index communication_by_record_name on communication (record_name, id);
create index event_by_record_name on event (record_name, id);
create index obligation_by_record_name on obligation (record_name, id);
create index related_document_by_record_name on related_document (record_name, id);
create index assigned_task_by_assignee on assigned_task (assignee_id, id);
create index communication_by_representative on communication (representative_id, id);
create index event_by_last_modified_by on event (last_modified_by_id, id);
create index event_by_surface_project on event (surface_project_id, id);
create index obligation_by_responsible on obligation (responsible_id, id);
create index related_document_by_surface_project on related_document (surface_project_id, id);
create index timesheet_by_user on timesheet (user_id, id);
drop index assigned_task_assignee_idx;
drop index communication_representative_idx;
drop index event_last_modified_by_idx;
drop index event_surface_project_idx;
drop index obligation_responsible_idx;
drop index related_document_surface_project_idx;
