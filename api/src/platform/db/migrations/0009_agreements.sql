-- Beside the version before: safe.
-- Agreements with everything that belongs to one.

create table agreement (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  surface_project_id uuid not null references surface_project on delete cascade,
  sequence integer not null check (sequence > 0),
  agreement_number text,
  agreement_name text,
  name text not null check (name <> ''),
  reference_number text,
  agreement_type_id uuid references agreement_type,
  interest_type_id uuid references interest_type,
  landowner_type_id uuid references landowner_type,
  land_purpose_id uuid references land_purpose,
  sub_project_type text,
  surface_status_id uuid references surface_status,
  status_comments text,
  documents_acquired_date date,
  consent_requested_date date,
  consent_received_date date,
  effective_date date,
  expiry_date date,
  plans_received_date date,
  project_created_date date,
  sent_to_field_date date,
  term numeric(18, 4) check (term >= 0),
  term_unit text check (term_unit in ('DAYS', 'MONTHS', 'YEARS', 'NA')),
  area_unit_id uuid references area_unit,
  buildable_area numeric(18, 4) check (buildable_area >= 0),
  cleared_area numeric(18, 4) check (cleared_area >= 0),
  gross_area numeric(18, 4) check (gross_area >= 0),
  left_width numeric(18, 4) check (left_width >= 0),
  right_width numeric(18, 4) check (right_width >= 0),
  length numeric(18, 4) check (length >= 0),
  length_unit_id uuid references length_unit,
  width_unit_id uuid references length_unit,
  landowner_conditions text,
  occupant_conditions text
);
create index agreement_surface_project_idx on agreement (surface_project_id, sequence, id);
create index agreement_agreement_type_idx on agreement (agreement_type_id, id);
create index agreement_interest_type_idx on agreement (interest_type_id, id);
create index agreement_landowner_type_idx on agreement (landowner_type_id, id);
create index agreement_land_purpose_idx on agreement (land_purpose_id, id);
create index agreement_surface_status_idx on agreement (surface_status_id, id);
create index agreement_area_unit_idx on agreement (area_unit_id);
create index agreement_length_unit_idx on agreement (length_unit_id);
create index agreement_width_unit_idx on agreement (width_unit_id);

create table landowner (
  id uuid primary key,
  agreement_id uuid not null references agreement on delete cascade,
  sequence integer not null check (sequence > 0),
  business_associate_id uuid references business_associate,
  contact_id uuid references contact,
  interest_type_id uuid references interest_type,
  interest_percentage numeric(18, 4) check (interest_percentage between 0 and 100),
  interest_fraction_numerator integer,
  interest_fraction_denominator integer check (interest_fraction_denominator > 0),
  legal_name text,
  legal_address text,
  notes text
);
create index landowner_agreement_idx on landowner (agreement_id, sequence);
create index landowner_business_associate_idx on landowner (business_associate_id);
create index landowner_contact_idx on landowner (contact_id);
create index landowner_interest_type_idx on landowner (interest_type_id);

create table occupant (
  id uuid primary key,
  agreement_id uuid not null references agreement on delete cascade,
  sequence integer not null check (sequence > 0),
  business_associate_id uuid references business_associate,
  contact_id uuid references contact,
  notes text
);
create index occupant_agreement_idx on occupant (agreement_id, sequence);
create index occupant_business_associate_idx on occupant (business_associate_id);
create index occupant_contact_idx on occupant (contact_id);

create table agreement_parcel (
  id uuid primary key,
  agreement_id uuid not null references agreement on delete cascade,
  sequence integer not null check (sequence > 0),
  parcel_id uuid not null references parcel
);
create index agreement_parcel_agreement_idx on agreement_parcel (agreement_id, sequence);
create unique index agreement_parcel_once on agreement_parcel (agreement_id, parcel_id);
create index agreement_parcel_parcel_idx on agreement_parcel (parcel_id);

create table agreement_title (
  id uuid primary key,
  agreement_id uuid not null references agreement on delete cascade,
  sequence integer not null check (sequence > 0),
  title_id uuid not null references title
);
create index agreement_title_agreement_idx on agreement_title (agreement_id, sequence);
create unique index agreement_title_once on agreement_title (agreement_id, title_id);
create index agreement_title_title_idx on agreement_title (title_id);

create table compensation (
  id uuid primary key,
  agreement_id uuid not null references agreement on delete cascade,
  sequence integer not null check (sequence > 0),
  compensation_type_id uuid references compensation_type,
  amount numeric(18, 4),
  cost_per_unit numeric(18, 4),
  gross_area_override numeric(18, 4),
  date date,
  notes text
);
create index compensation_agreement_idx on compensation (agreement_id, sequence);
create index compensation_compensation_type_idx on compensation (compensation_type_id);

create table obligation (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  agreement_id uuid references agreement,
  surface_project_id uuid not null references surface_project on delete cascade,
  sequence integer not null check (sequence > 0),
  obligation_type_id uuid references obligation_type,
  description text,
  due_date date,
  completed_date date,
  responsible_id uuid references app_user
);
create index obligation_agreement_idx on obligation (agreement_id, sequence);
create index obligation_responsible_idx on obligation (responsible_id);
