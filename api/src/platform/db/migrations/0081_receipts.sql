-- Beside the version before: not safe: drops a column of related_document, asks for a new value in related_document, adds a rule to related_document.
-- Documents of weeks and of invoices. One of a week is a receipt where it says which line it proves.

alter table related_document
  add column timesheet_id uuid references timesheet on delete cascade,
  add column timesheet_entry_id uuid references timesheet_entry on delete set null,
  add column invoice_id uuid references invoice on delete cascade,
  add check (timesheet_entry_id is null or timesheet_id is not null),
  drop constraint related_document_parent_type_check,
  add constraint related_document_parent_type_check check (parent_type in ('Agreement', 'Communication',
    'IndigenousLog', 'Instrument', 'Invoice', 'Project', 'Request', 'RequestItem', 'Spatial', 'Timesheet', 'Title',
    'TitleTract')),
  drop column parent_id;
alter table related_document
  add column parent_id uuid not null generated always as (case parent_type
    when 'Agreement' then agreement_id
    when 'Communication' then communication_id
    when 'IndigenousLog' then indigenous_log_id
    when 'Instrument' then instrument_id
    when 'Invoice' then invoice_id
    when 'Request' then request_id
    when 'RequestItem' then request_item_id
    when 'Timesheet' then timesheet_id
    when 'Title' then title_id
    when 'TitleTract' then title_tract_id
    else surface_project_id end) stored;
create index related_document_parent_idx on related_document (parent_id, parent_type);
create index related_document_timesheet_idx on related_document (timesheet_id);
create index related_document_timesheet_entry_idx on related_document (timesheet_entry_id);
create index related_document_invoice_idx on related_document (invoice_id);

create or replace function related_document_names() returns trigger language plpgsql as $$
begin
  new.record_name := kept_name(case new.parent_type
    when 'Agreement' then agreement_called(new.agreement_id)
    when 'Communication' then (select record_name from communication where id = new.communication_id)
    when 'IndigenousLog' then (
      select engagement_called(indigenous_engagement_id) from indigenous_log where id = new.indigenous_log_id)
    when 'Instrument' then (
      select i.registration_number || ' · ' || t.number
      from instrument i join title t on t.id = i.title_id where i.id = new.instrument_id)
    when 'Invoice' then (
      select concat_ws(' · ', i.number, b.name)
      from invoice i join business_associate b on b.id = i.client_id where i.id = new.invoice_id)
    when 'Request' then request_called(new.request_id)
    when 'RequestItem' then (
      select request_called(request_id) from request_item where id = new.request_item_id)
    when 'Timesheet' then (
      select u.full_name || ' · ' || to_char(t.week_starting, 'Mon-DD-YYYY')
      from timesheet t join app_user u on u.id = t.user_id where t.id = new.timesheet_id)
    when 'Title' then (select number from title where id = new.title_id)
    when 'TitleTract' then (select name from title_tract where id = new.title_tract_id) end,
    new.surface_project_id);
  return new;
end $$;

-- An invoice gets its number once; its documents are called by it from then on.
create function invoice_numbered() returns trigger language plpgsql as $$
begin
  update related_document set record_name = '' where invoice_id = new.id;
  return null;
end $$;
create trigger invoice_numbered after update of number on invoice for each row
  when (old.number is distinct from new.number) execute function invoice_numbered();
