-- Beside the version before: safe.
-- Requests to grantors.

create table request (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  surface_project_id uuid not null references surface_project on delete cascade,
  sequence integer not null check (sequence > 0),
  request_scope text,
  conditions text,
  contact_id uuid references contact,
  business_associate_id uuid references business_associate,
  request_type_id uuid references request_type,
  grantor_company_id uuid references grantor_company,
  grantor_type text not null check (grantor_type in ('Basic', 'Connect')),
  connect_number text,
  connect_status text,
  received_date date,
  sent_date date,
  completed_date date
);
create index request_surface_project_idx on request (surface_project_id, sequence);
create index request_contact_idx on request (contact_id);
create index request_grantor_company_idx on request (grantor_company_id);

create table request_item (
  id uuid primary key,
  request_id uuid not null references request on delete cascade,
  sequence integer not null check (sequence > 0),
  description text,
  conditions text,
  effective_date date,
  expiry_date date,
  marker text,
  reference text,
  spread text,
  term numeric(18, 4),
  term_unit text check (term_unit in ('DAYS', 'MONTHS', 'YEARS', 'NA')),
  request_item_type_id uuid references request_item_type,
  historical_type_id uuid references request_item_type
);
create index request_item_request_idx on request_item (request_id, sequence);
create index request_item_request_item_type_idx on request_item (request_item_type_id);
create index request_item_historical_type_idx on request_item (historical_type_id);

create table request_item_parcel (
  id uuid primary key,
  request_item_id uuid not null references request_item on delete cascade,
  sequence integer not null check (sequence > 0),
  parcel_id uuid not null references parcel
);
create index request_item_parcel_request_item_idx on request_item_parcel (request_item_id, sequence);
create index request_item_parcel_parcel_idx on request_item_parcel (parcel_id);

create table request_item_road (
  id uuid primary key,
  request_item_id uuid not null references request_item on delete cascade,
  sequence integer not null check (sequence > 0),
  road_id uuid not null references road,
  used_length numeric(18, 4),
  notes text
);
create index request_item_road_request_item_idx on request_item_road (request_item_id, sequence);
create index request_item_road_road_idx on request_item_road (road_id);

create table request_item_revision (
  id uuid primary key,
  request_item_id uuid not null references request_item on delete cascade,
  sequence integer not null check (sequence > 0),
  date date not null,
  details text
);
create index request_item_revision_request_item_idx on request_item_revision (request_item_id, sequence);
