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
