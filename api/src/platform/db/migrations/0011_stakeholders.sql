-- Beside the version before: safe.
-- Stakeholders.

create table stakeholder (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  surface_project_id uuid not null references surface_project on delete cascade,
  sequence integer not null check (sequence > 0),
  business_associate_id uuid references business_associate,
  contact_id uuid references contact,
  interest_type_id uuid references interest_type,
  land_interest text,
  distance_to_interest text,
  notified_date date,
  consent_date date,
  expiry_date date,
  completed_date date
);
create index stakeholder_surface_project_idx on stakeholder (surface_project_id, sequence);
create index stakeholder_contact_idx on stakeholder (contact_id);
create index stakeholder_interest_type_idx on stakeholder (interest_type_id);

create table stakeholder_parcel (
  id uuid primary key,
  stakeholder_id uuid not null references stakeholder on delete cascade,
  sequence integer not null check (sequence > 0),
  parcel_id uuid not null references parcel
);
create index stakeholder_parcel_stakeholder_idx on stakeholder_parcel (stakeholder_id, sequence);
create index stakeholder_parcel_parcel_idx on stakeholder_parcel (parcel_id);

create table stakeholder_type_item (
  id uuid primary key,
  stakeholder_id uuid not null references stakeholder on delete cascade,
  sequence integer not null check (sequence > 0),
  type_id uuid not null references stakeholder_type,
  requirement_id uuid references stakeholder_requirement
);
create index stakeholder_type_item_stakeholder_idx on stakeholder_type_item (stakeholder_id, sequence);
create index stakeholder_type_item_type_idx on stakeholder_type_item (type_id);
create index stakeholder_type_item_requirement_idx on stakeholder_type_item (requirement_id);

create table stakeholder_revision (
  id uuid primary key,
  stakeholder_id uuid not null references stakeholder on delete cascade,
  sequence integer not null check (sequence > 0),
  date date not null,
  details text
);
create index stakeholder_revision_stakeholder_idx on stakeholder_revision (stakeholder_id, sequence);
