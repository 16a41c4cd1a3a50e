-- Beside the version before: safe.
-- Rules of provinces as they were before somebody changed them, so that a running clock keeps its own; and when a proof
-- of delivery was written down, which is when a clock takes its version.

alter table provincial_rule add column made_at timestamptz;
comment on column provincial_rule.made_at is 'null: it came with the product';

create table provincial_rule_version (
  id bigint generated always as identity primary key,
  rule_id uuid not null,
  activity text not null,
  jurisdiction_id uuid,
  level text,
  valid_from date,
  valid_to date,
  length integer,
  length_unit text,
  calendar text,
  is_active boolean not null,
  made_at timestamptz,
  replaced_at timestamptz not null
);
create index provincial_rule_version_activity_idx on provincial_rule_version (activity, rule_id, replaced_at);

create function mark_provincial_rule() returns trigger language plpgsql as $$
begin
  new.made_at := now();
  return new;
end $$;
create trigger provincial_rule_made before insert on provincial_rule
  for each row execute function mark_provincial_rule();

create function keep_provincial_rule() returns trigger language plpgsql as $$
begin
  insert into provincial_rule_version (rule_id, activity, jurisdiction_id, level, valid_from, valid_to, length,
      length_unit, calendar, is_active, made_at, replaced_at)
    values (old.id, old.activity, old.jurisdiction_id, old.level, old.valid_from, old.valid_to, old.length,
      old.length_unit, old.calendar, old.is_active, old.made_at, now());
  return null;
end $$;
create trigger provincial_rule_replaced after update on provincial_rule for each row
  when ((old.activity, old.jurisdiction_id, old.level, old.valid_from, old.valid_to, old.length, old.length_unit,
      old.calendar, old.is_active)
    is distinct from (new.activity, new.jurisdiction_id, new.level, new.valid_from, new.valid_to, new.length,
      new.length_unit, new.calendar, new.is_active))
  execute function keep_provincial_rule();
create trigger provincial_rule_removed after delete on provincial_rule
  for each row execute function keep_provincial_rule();

alter table communication add column delivery_noted_at timestamptz;
alter table indigenous_log add column delivery_noted_at timestamptz;
update communication set delivery_noted_at = now() where delivered_date is not null;
update indigenous_log set delivery_noted_at = now() where delivered_date is not null;

-- A day that is corrected keeps the moment: the clock goes on by its version.
create function note_delivery() returns trigger language plpgsql as $$
begin
  new.delivery_noted_at := case
    when new.delivered_date is null then null
    when tg_op = 'UPDATE' then coalesce(old.delivery_noted_at, now())
    else now()
  end;
  return new;
end $$;
create trigger communication_delivery before insert or update of delivered_date on communication
  for each row execute function note_delivery();
create trigger indigenous_log_delivery before insert or update of delivered_date on indigenous_log
  for each row execute function note_delivery();

-- A stakeholder is notified on the day that somebody typed, else on that of its first notice.
create index communication_notice_idx on communication (stakeholder_id, date) where step = 'Notice';
alter table stakeholder add column typed_notified_date date;
comment on column stakeholder.notified_date is 'as typed, else of the first notice';
update stakeholder set typed_notified_date = notified_date;

create function tell_notified() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.typed_notified_date := coalesce(new.typed_notified_date, new.notified_date);
  end if;
  new.notified_date := coalesce(new.typed_notified_date,
    (select min(c.date) from communication c where c.stakeholder_id = new.id and c.step = 'Notice'));
  return new;
end $$;
create trigger stakeholder_notified before insert or update of typed_notified_date on stakeholder
  for each row execute function tell_notified();

create function notice_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' and new.step = 'Notice' then
    update stakeholder set typed_notified_date = typed_notified_date where id = new.stakeholder_id;
  end if;
  if tg_op <> 'INSERT' and old.step = 'Notice' then
    update stakeholder set typed_notified_date = typed_notified_date where id = old.stakeholder_id;
  end if;
  return null;
end $$;
create trigger communication_notice after insert or delete or update of step, date, stakeholder_id on communication
  for each row execute function notice_changed();
update stakeholder set typed_notified_date = typed_notified_date where notified_date is null;

-- Counts the changes of a project's consultation, so that its board is worked out once a change and not once a look.
create table consultation_mark (
  surface_project_id uuid primary key,
  mark bigint not null default 1
);

create function mark_consultation(project uuid) returns void language plpgsql as $$
declare
  once text := pg_current_xact_id()::text || ' ' || project::text;
begin
  -- Once a transaction and project: the row is another one anyway as soon as that commits.
  if project is null or current_setting('rightway.consultation_marked', true) = once then
    return;
  end if;
  insert into consultation_mark (surface_project_id) values (project)
    on conflict (surface_project_id) do update set mark = consultation_mark.mark + 1;
  perform set_config('rightway.consultation_marked', once, true);
end $$;

-- Rows that say by a column of their own which project they are of.
create function mark_own_consultation() returns trigger language plpgsql as $$
begin
  perform mark_consultation(case when tg_op = 'DELETE' then old.surface_project_id else new.surface_project_id end);
  return null;
end $$;
create trigger stakeholder_marks after insert or delete or update on stakeholder
  for each row execute function mark_own_consultation();
create trigger indigenous_engagement_marks after insert or delete or update on indigenous_engagement
  for each row execute function mark_own_consultation();

create function mark_contact_consultation() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.stakeholder_id is not null then
    perform mark_consultation(old.surface_project_id);
  end if;
  if tg_op <> 'DELETE' and new.stakeholder_id is not null then
    perform mark_consultation(new.surface_project_id);
  end if;
  return null;
end $$;
create trigger communication_marks after insert or delete or update on communication
  for each row execute function mark_contact_consultation();

create function mark_stakeholder_consultation() returns trigger language plpgsql as $$
begin
  perform mark_consultation((select s.surface_project_id from stakeholder s
    where s.id = case when tg_op = 'DELETE' then old.stakeholder_id else new.stakeholder_id end));
  return null;
end $$;
create trigger stakeholder_parcel_marks after insert or delete or update on stakeholder_parcel
  for each row execute function mark_stakeholder_consultation();
create trigger stakeholder_pause_marks after insert or delete or update on stakeholder_pause
  for each row execute function mark_stakeholder_consultation();

create function mark_engagement_consultation() returns trigger language plpgsql as $$
begin
  perform mark_consultation((select e.surface_project_id from indigenous_engagement e
    where e.id = case when tg_op = 'DELETE' then old.indigenous_engagement_id else new.indigenous_engagement_id end));
  return null;
end $$;
create trigger indigenous_log_marks after insert or delete or update on indigenous_log
  for each row execute function mark_engagement_consultation();
create trigger indigenous_engagement_pause_marks after insert or delete or update on indigenous_engagement_pause
  for each row execute function mark_engagement_consultation();

create function mark_document_consultation() returns trigger language plpgsql as $$
declare
  document related_document := case when tg_op = 'DELETE' then old else new end;
begin
  if document.communication_id is not null then
    perform mark_consultation((select c.surface_project_id from communication c
      where c.id = document.communication_id and c.stakeholder_id is not null));
  elsif document.indigenous_log_id is not null then
    perform mark_consultation((select e.surface_project_id from indigenous_log l
      join indigenous_engagement e on e.id = l.indigenous_engagement_id where l.id = document.indigenous_log_id));
  end if;
  return null;
end $$;
create trigger related_document_marks after insert or delete or update on related_document
  for each row execute function mark_document_consultation();

-- What the board tells of records that are elsewhere: names, land and provinces.
create function mark_consultations_about() returns trigger language plpgsql as $$
begin
  perform mark_consultation(project) from (
    select s.surface_project_id as project from stakeholder s
      where tg_table_name = 'business_associate' and s.business_associate_id = new.id
    union select e.surface_project_id from indigenous_engagement e
      where tg_table_name = 'band' and e.band_id = new.id
    union select s.surface_project_id from stakeholder_parcel l join stakeholder s on s.id = l.stakeholder_id
      where tg_table_name = 'parcel' and l.parcel_id = new.id
    union select p.id from surface_project p
      where tg_table_name = 'area' and p.area_id = new.id or tg_table_name = 'surface_project' and p.id = new.id
    order by project) touched;
  return null;
end $$;
create trigger business_associate_marks after update of name on business_associate
  for each row when (old.name is distinct from new.name) execute function mark_consultations_about();
create trigger band_marks after update of name on band
  for each row when (old.name is distinct from new.name) execute function mark_consultations_about();
create trigger parcel_marks after update of formatted_legal_description, state_or_province_id on parcel for each row
  when ((old.formatted_legal_description, old.state_or_province_id)
    is distinct from (new.formatted_legal_description, new.state_or_province_id))
  execute function mark_consultations_about();
create trigger area_marks after update of state_province_id on area for each row
  when (old.state_province_id is distinct from new.state_province_id) execute function mark_consultations_about();
create trigger surface_project_marks after update of area_id on surface_project for each row
  when (old.area_id is distinct from new.area_id) execute function mark_consultations_about();
