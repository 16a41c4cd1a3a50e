-- Beside the version before: safe.
-- Writes provincial_rule anew: a moment, as it has some dozens of rows.
-- When a rule of a province was last checked against the current text, by whom and what that found; and whether a last
-- day that is a Sunday or a holiday moves on, which is empty where it is not verified.

alter table provincial_rule add column checked_on date;
alter table provincial_rule add column checked_by_id uuid references app_user;
alter table provincial_rule add column check_found text;
alter table provincial_rule add column on_holiday text check (on_holiday in ('MovesOn', 'Stays'));
alter table provincial_rule add column added_on date not null default current_date;
alter table provincial_rule add column check_due_on date not null
  generated always as (coalesce((checked_on + interval '1 year')::date, added_on)) stored;
comment on column provincial_rule.check_due_on is 'a year after the last check; of a rule that nobody checked the day on which it came';
comment on column provincial_rule.on_holiday is 'what becomes of a last day that is a Sunday or a holiday; null: not verified, so it stays';

alter table provincial_rule_version add column on_holiday text;

create or replace function keep_provincial_rule() returns trigger language plpgsql as $$
begin
  insert into provincial_rule_version (rule_id, activity, jurisdiction_id, level, valid_from, valid_to, length,
      length_unit, calendar, on_holiday, is_active, made_at, replaced_at)
    values (old.id, old.activity, old.jurisdiction_id, old.level, old.valid_from, old.valid_to, old.length,
      old.length_unit, old.calendar, old.on_holiday, old.is_active, old.made_at, now());
  return null;
end $$;
drop trigger provincial_rule_replaced on provincial_rule;
create trigger provincial_rule_replaced after update on provincial_rule for each row
  when ((old.activity, old.jurisdiction_id, old.level, old.valid_from, old.valid_to, old.length, old.length_unit,
      old.calendar, old.on_holiday, old.is_active)
    is distinct from (new.activity, new.jurisdiction_id, new.level, new.valid_from, new.valid_to, new.length,
      new.length_unit, new.calendar, new.on_holiday, new.is_active))
  execute function keep_provincial_rule();
