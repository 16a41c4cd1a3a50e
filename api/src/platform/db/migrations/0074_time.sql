-- Beside the version before: not safe: adds a rule to rate_schedule, asks for a value in timesheet_entry, asks for a new value in timesheet_entry, adds a rule to timesheet_entry, adds a rule to timesheet.
-- Weeks of time as people type them: what a line is, whose rate it has, who decided of it; days that are closed.

alter table company
  add column bars_own_approval boolean not null default false,
  add column tax_number text,
  add column invoice_terms text;
comment on column company.tax_number is 'registration for GST/HST';

alter table rate_schedule
  add column end_date date,
  add check (end_date >= effective_date);
-- Rates are found by what the work is called, of a client or of everybody.
create index rate_type_work on rate_type (lower(description), rate_schedule_id);

alter table timesheet_entry
  add column kind text not null default 'Time' check (kind in ('Expense', 'Kilometres', 'Time')),
  add column work text not null default '',
  add column rate_kind text not null default 'Unknown' check (rate_kind in ('Client', 'Default', 'Unknown')),
  add column ledger_code_id uuid references ledger_code,
  add column is_taxable boolean not null default true,
  add column sent_back_reason text,
  add column sent_back_by_id uuid references app_user,
  add column approved_by_id uuid references app_user,
  add column approved_at timestamptz,
  add column hold_reason text,
  add column held_by_id uuid references app_user,
  -- Those of its week, so that unbilled work is found along one index.
  add column product_client_id uuid references company,
  add column user_id uuid references app_user;

-- What was written before: only weeks in the making, handed in, approved and billed.
update timesheet_entry set status = case status
  when 'FINALIZED' then 'INVOICED' when 'REVERSED' then 'APPROVED' else 'NOT_INVOICED' end
  where status in ('FINALIZED', 'NOT_SPECIFIED', 'REVERSED');
update timesheet_entry e set product_client_id = t.product_client_id, user_id = t.user_id
  from timesheet t where t.id = e.timesheet_id;
update timesheet_entry e set work = r.description, rate_kind = r.rate_type, ledger_code_id = r.ledger_code_id,
    is_taxable = r.is_taxable
  from rate_type r where r.id = e.rate_id;

alter table timesheet_entry
  alter column status set default 'NOT_INVOICED',
  add check (status in ('APPROVED', 'INVOICED', 'NOT_INVOICED', 'PENDING')),
  alter column product_client_id set not null,
  alter column user_id set not null,
  add check (hold_reason is null or held_by_id is not null);
create index timesheet_entry_ledger_code_idx on timesheet_entry (ledger_code_id);
create index timesheet_entry_sent_back_by_idx on timesheet_entry (sent_back_by_id);
create index timesheet_entry_approved_by_idx on timesheet_entry (approved_by_id);
create index timesheet_entry_held_by_idx on timesheet_entry (held_by_id);
create index timesheet_entry_user_idx on timesheet_entry (user_id);
create index timesheet_entry_unbilled on timesheet_entry (product_client_id, date, id) where status <> 'INVOICED';

create function timesheet_entry_of_week() returns trigger language plpgsql as $$
begin
  select t.product_client_id, t.user_id into new.product_client_id, new.user_id
    from timesheet t where t.id = new.timesheet_id;
  return new;
end $$;
create trigger timesheet_entry_of_week before insert or update of timesheet_id on timesheet_entry
  for each row execute function timesheet_entry_of_week();

-- A week stands where the line stands that is furthest behind; one without lines is in the making.
update timesheet set status = 'NOT_INVOICED' where status in ('FINALIZED', 'NOT_SPECIFIED', 'REVERSED');
alter table timesheet
  alter column status set default 'NOT_INVOICED',
  add check (status in ('APPROVED', 'INVOICED', 'NOT_INVOICED', 'PENDING'));

create function settle_weeks(weeks uuid[]) returns void language sql as $$
  update timesheet t set status = s.status
  from (select w.id, case
      when count(e.id) = 0 or bool_or(e.status = 'NOT_INVOICED') then 'NOT_INVOICED'
      when bool_or(e.status = 'PENDING') then 'PENDING'
      when bool_or(e.status = 'APPROVED') then 'APPROVED' else 'INVOICED' end as status
    from unnest(weeks) w (id) left join timesheet_entry e on e.timesheet_id = w.id group by w.id) s
  where t.id = s.id and t.status <> s.status;
$$;
create function weeks_of_new() returns trigger language plpgsql as $$
begin
  perform settle_weeks(array(select distinct timesheet_id from fresh));
  return null;
end $$;
create function weeks_of_old() returns trigger language plpgsql as $$
begin
  perform settle_weeks(array(select distinct timesheet_id from stale));
  return null;
end $$;
create trigger timesheet_entry_added after insert on timesheet_entry
  referencing new table as fresh for each statement execute function weeks_of_new();
create trigger timesheet_entry_changed after update on timesheet_entry
  referencing new table as fresh for each statement execute function weeks_of_new();
create trigger timesheet_entry_gone after delete on timesheet_entry
  referencing old table as stale for each statement execute function weeks_of_old();
select settle_weeks(array(select id from timesheet));

create table timesheet_day (
  id uuid primary key,
  timesheet_id uuid not null references timesheet on delete cascade,
  date date not null,
  reason text not null check (reason <> ''),
  constraint timesheet_day_once unique (timesheet_id, date) deferrable initially deferred
);

create table day_lock (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  product_client_id uuid not null references company,
  from_date date not null,
  to_date date not null check (to_date >= from_date),
  reason text not null check (reason <> '')
);
create index day_lock_product_client_idx on day_lock (product_client_id, from_date);
