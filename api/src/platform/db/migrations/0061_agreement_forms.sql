-- Beside the version before: not safe: adds a rule to agreement.
-- Agreements as their form writes them: who works on one, signing and registration, payments, what became of it.

alter table agreement
  add column land_agent_id uuid references app_user,
  -- Looked at when all is done: a whole chain is deleted at once, and a project with all of its chains.
  add column follows_id uuid references agreement deferrable initially deferred,
  add column review_notice_date date,
  add check (follows_id <> id);
create index agreement_land_agent_idx on agreement (land_agent_id, surface_project_id);
create index agreement_follows_idx on agreement (follows_id);

alter table landowner
  add column is_joint_tenant boolean not null default false,
  add column copy_left_at timestamptz,
  add column waiver_date date,
  add column sent_date date,
  add column signed_date date,
  add column witnessed_date date,
  add column witness_name text,
  add column is_homestead boolean not null default false,
  add column is_spouse_on_title boolean not null default false,
  add column dower_consent_date date,
  add column registration_type text check (registration_type in ('Caveat', 'RightOfWay')),
  add column registration_number text,
  add column registered_date date;

alter table compensation add column is_annual boolean not null default false;

create table agreement_payment (
  id uuid primary key,
  agreement_id uuid not null references agreement on delete cascade,
  sequence integer not null check (sequence > 0),
  kind text not null check (kind in ('Annual', 'Damage', 'FirstYear', 'Other')),
  payee_id uuid not null references business_associate,
  amount numeric(18, 4) not null check (amount >= 0),
  due_date date,
  requisitioned_date date,
  paid_date date,
  returned_date date,
  reference text,
  notes text
);
create index agreement_payment_agreement_idx on agreement_payment (agreement_id, sequence);
create index agreement_payment_payee_idx on agreement_payment (payee_id);

create table agreement_life_step (
  id uuid primary key,
  agreement_id uuid not null references agreement on delete cascade,
  sequence integer not null check (sequence > 0),
  kind text not null check (kind in ('Amendment', 'Assignment', 'PartialSurrender', 'Renewal', 'Surrender')),
  date date not null,
  details text,
  previous_expiry_date date,
  new_expiry_date date,
  assignor_id uuid references business_associate,
  assignee_id uuid references business_associate,
  previous_area numeric(18, 4) check (previous_area >= 0),
  surrendered_area numeric(18, 4) check (surrendered_area >= 0),
  registration_number text,
  registered_date date
);
create index agreement_life_step_agreement_idx on agreement_life_step (agreement_id, sequence);
create index agreement_life_step_assignor_idx on agreement_life_step (assignor_id);
create index agreement_life_step_assignee_idx on agreement_life_step (assignee_id);
