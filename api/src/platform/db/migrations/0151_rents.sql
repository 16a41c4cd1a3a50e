-- Beside the version before: safe.
-- Rents: when those of an agreement fall due, the runs that look them through and approve them, and what each pays whom.

alter table app_user add column can_run_rentals boolean not null default false;
comment on column app_user.can_run_rentals is 'prepares, approves and takes back runs of rents of the own company';
update app_user set can_run_rentals = true where is_system_administrator;

insert into rollout_rule (name, rule) values
  ('enableRentals', '{"audience":"nobody","share":0,"companies":[],"users":[]}') on conflict (name) do nothing;

create table rent_schedule (
  id uuid primary key references agreement on delete cascade,
  revision integer not null default 1 check (revision > 0),
  first_due_date date,
  interval_months integer not null default 12 check (interval_months in (1, 3, 6, 12)),
  end_date date,
  hold text check (hold in ('Stop', 'Dispute', 'Unlocated')),
  hold_reason text,
  is_in_proportion boolean not null default false,
  check ((hold is null) = (hold_reason is null))
);
comment on table rent_schedule is 'when the rents of an agreement fall due; its id is the agreement''s';
comment on column rent_schedule.first_due_date is 'the first rent; null: the first anniversary of the agreement''s effective day';
comment on column rent_schedule.interval_months is 'months between two rents; amounts are by the year';
comment on column rent_schedule.is_in_proportion is 'shares are those of several titles: a rent is split in proportion to them';

create table rent_rate (
  id uuid primary key,
  rent_schedule_id uuid not null references rent_schedule on delete cascade,
  sequence integer not null check (sequence > 0),
  compensation_type_id uuid not null references compensation_type,
  from_date date not null,
  amount numeric(18, 4) not null check (amount >= 0)
);
comment on column rent_rate.amount is 'dollars a year of this head from the day on';
create index rent_rate_schedule_idx on rent_rate (rent_schedule_id, sequence);
create index rent_rate_compensation_type_idx on rent_rate (compensation_type_id);
create unique index rent_rate_once on rent_rate (rent_schedule_id, compensation_type_id, from_date);

-- Every agreement with annual compensation has a schedule.
insert into rent_schedule (id) select distinct agreement_id from compensation where is_annual;
create function keep_rent_schedule() returns trigger language plpgsql as $$
begin
  insert into rent_schedule (id) select distinct c.agreement_id from written c where c.is_annual
    on conflict (id) do nothing;
  return null;
end $$;
create trigger compensation_has_schedule after insert on compensation referencing new table as written
  for each statement execute function keep_rent_schedule();
create trigger compensation_gets_schedule after update on compensation referencing new table as written
  for each statement execute function keep_rent_schedule();

create table rent_run (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  product_client_id uuid not null references company,
  month date not null check (extract(day from month) = 1),
  missed_since date,
  operator_id uuid references company,
  surface_project_id uuid references surface_project on delete set null,
  status text not null check (status in ('PREPARED', 'APPROVED', 'TAKEN_BACK')),
  number text,
  series_year integer,
  series_number integer,
  rent_count integer not null default 0,
  odd_count integer not null default 0,
  paid_count integer not null default 0,
  total numeric(18, 4) not null default 0,
  prepared_by_id uuid not null references app_user,
  prepared_on timestamptz not null,
  approved_by_id uuid references app_user,
  approved_on timestamptz,
  taken_back_by_id uuid references app_user,
  taken_back_on timestamptz,
  taken_back_reason text,
  check (approved_by_id <> prepared_by_id),
  check ((approved_by_id is null) = (number is null))
);
comment on column rent_run.month is 'the first day of the month whose rents it pays';
comment on column rent_run.missed_since is 'rents that were due from this day on and not paid are in it too';
comment on column rent_run.total is 'dollars of the rents that it pays';
create index rent_run_company_idx on rent_run (product_client_id, month desc, id);
create index rent_run_operator_idx on rent_run (operator_id);
create index rent_run_project_idx on rent_run (surface_project_id);
create index rent_run_prepared_by_idx on rent_run (prepared_by_id);
create index rent_run_approved_by_idx on rent_run (approved_by_id);
create index rent_run_taken_back_by_idx on rent_run (taken_back_by_id);
create unique index rent_run_number_once on rent_run (product_client_id, series_year, series_number);

create table rent_series (
  product_client_id uuid not null references company,
  year integer not null,
  last_number integer not null check (last_number > 0),
  primary key (product_client_id, year)
);

create table rent (
  id uuid primary key,
  rent_run_id uuid not null references rent_run on delete cascade,
  agreement_id uuid not null references agreement on delete cascade,
  due_date date,
  amount numeric(18, 4) not null check (amount >= 0),
  oddities text[] not null default '{}',
  rank integer not null,
  decision text check (decision in ('Pay', 'LeaveOut')),
  decision_reason text,
  is_paid boolean not null,
  is_approved boolean not null default false,
  fingerprint text not null,
  check (is_paid or not is_approved)
);
comment on column rent.rank is 'place in the order of what is to be looked at: the most serious first';
comment on column rent.fingerprint is 'amount, shares and oddities as they were found: an approval compares them';
comment on column rent.is_paid is 'the run pays it when it is approved';
create index rent_run_idx on rent (rent_run_id, rank, id);
create index rent_agreement_idx on rent (agreement_id, due_date);
-- A rent is paid once, whatever runs were prepared beside each other.
create unique index rent_once on rent (agreement_id, due_date) where is_approved;

create table rent_head (
  id uuid primary key,
  rent_id uuid not null references rent on delete cascade,
  sequence integer not null check (sequence > 0),
  name text not null,
  amount numeric(18, 4) not null
);
create index rent_head_rent_idx on rent_head (rent_id, sequence);

create table rent_share (
  id uuid primary key,
  rent_id uuid not null references rent on delete cascade,
  sequence integer not null check (sequence > 0),
  payee_id uuid references business_associate,
  payee_name text not null,
  amount numeric(18, 4) not null
);
create index rent_share_rent_idx on rent_share (rent_id, sequence);
create index rent_share_payee_idx on rent_share (payee_id);

alter table agreement_payment add column rent_id uuid references rent;
alter table agreement_payment add column number text;
comment on column agreement_payment.rent_id is 'the rent of a run that it pays; null of a payment that somebody typed';
