-- Beside the version before: not safe: widens a rule of agreement_life_step, of whose new kinds that version knows none.
-- Rules of provinces that were settled since they shipped; a row that an administrator changed, or a row of their own
-- about the same, stays as it is.

alter table agreement_life_step drop constraint agreement_life_step_kind_check;
alter table agreement_life_step add constraint agreement_life_step_kind_check check (kind in ('Amendment',
  'Assignment', 'CompensationReview', 'PartialSurrender', 'Renewal', 'ReviewClosed', 'Surrender'));

alter table business_associate add column is_crown boolean not null default false;
comment on column business_associate.is_crown is 'the Crown in right of a province or of Canada: no owner of the waiting time after a copy';

create function set_shipped_rule(of_code text, of_source text, new_length integer, unit text, of_calendar text, told text)
returns void language sql as $$
  update provincial_rule r set length = new_length, length_unit = unit, calendar = of_calendar, description = told,
      source = of_source
    where r.code = of_code and r.revision = 1 and r.made_at is null and r.length is null
      and not exists (select from provincial_rule o where o.id <> r.id and o.activity = r.activity and o.is_active
        and o.jurisdiction_id is not distinct from r.jurisdiction_id and o.level is not distinct from r.level
        and o.length is not null)
$$;
select set_shipped_rule('AB-REVIEW-NEXT', 'Surface Rights Act; Surface Rights pages, Compensation review', 5, 'Years', null,
  'The review comes again after so many years, as long as the lease lives. The Act was changed in 2020; the new words of section 27 were not read.');
select set_shipped_rule('AB-CONSULT-2A', 'Proponent guide, appendix C as copied on an industry site (secondary)', 15, 'Days',
  'GovernmentOfAlbertaDays', 'First Nations consultation of level 2A.');
select set_shipped_rule('AB-CONSULT-2B', 'Proponent guide, appendix C as copied on an industry site (secondary)', 15, 'Days',
  'GovernmentOfAlbertaDays', 'First Nations consultation of level 2B.');
drop function set_shipped_rule;

insert into provincial_rule (id, code, jurisdiction_id, activity, section, source, valid_from, length, length_unit,
    description)
  select md5('provincial_rule ' || entry.code)::uuid, entry.code, place.id, entry.activity, entry.section, entry.source,
    entry.valid_from::date, entry.length, entry.length_unit, entry.description
  from (values
    ('SK-REVIEW-YEAR', 'ReviewAnniversary', null, 'Municipal resolution 17-12A (secondary)', null, 3, 'Years',
      'By custom, not statute: the annual compensation is reviewed first after so many years.'),
    ('SK-UNPAID', 'UnpaidCompensation', 's. 86.1', 'The Surface Rights Acquisition and Compensation Act; the province’s page', '2024-01-01', null, null,
      'Unpaid annual compensation can be recovered through the board.')
  ) as entry (code, activity, section, source, valid_from, length, length_unit, description)
  cross join lateral (
    select p.id from state_or_province p where lower(p.code) = 'sk' order by p.id limit 1
  ) place
  where not exists (select from provincial_rule o where o.activity = entry.activity and o.jurisdiction_id = place.id)
  on conflict do nothing;
update provincial_rule set made_at = null where code in ('SK-REVIEW-YEAR', 'SK-UNPAID') and revision = 1;

-- The day on which a recurring obligation was due first: the next ones are counted from it, so that the last of a month
-- comes back after a shorter one.
alter table obligation add column first_due_date date;
with recursive line as (
    select o.id, o.due_date, o.due_date as first_due_date, o.recurrence_interval, o.recurrence_unit
    from obligation o where o.follows_id is null and o.recurrence_unit is not null and o.due_date is not null
    union all
    select o.id, o.due_date,
      case when o.due_date = (line.due_date + (line.recurrence_interval || ' ' || line.recurrence_unit)::interval)::date
        then line.first_due_date else o.due_date end,
      o.recurrence_interval, o.recurrence_unit
    from line join obligation o on o.follows_id = line.id where o.recurrence_unit is not null and o.due_date is not null)
  update obligation o set first_due_date = line.first_due_date from line where line.id = o.id;

create function keep_first_due_date() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.first_due_date := coalesce(new.first_due_date, new.due_date);
  elsif (old.due_date, old.recurrence_interval, old.recurrence_unit)
      is distinct from (new.due_date, new.recurrence_interval, new.recurrence_unit) then
    new.first_due_date := new.due_date;
  end if;
  return new;
end $$;
create trigger obligation_first_due_date before insert or update on obligation
  for each row execute function keep_first_due_date();
