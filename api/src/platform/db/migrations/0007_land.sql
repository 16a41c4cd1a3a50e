-- Beside the version before: safe.
-- Parcels, titles and title tracts.

create table parcel (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  formatted_legal_description text not null check (formatted_legal_description <> ''),
  unique_number text not null check (unique_number <> ''),
  legal_type text not null check (legal_type in ('DLS', 'NTS')),
  rights_type text not null check (rights_type <> ''),
  gross_area numeric(18, 4),
  country_id uuid references country,
  state_or_province_id uuid references state_or_province,
  notes text,
  is_active boolean not null default true,
  geometry jsonb,
  west double precision,
  south double precision,
  east double precision,
  north double precision
);
create unique index parcel_unique_number on parcel (unique_number);
create index parcel_country_idx on parcel (country_id);
create index parcel_bounds_idx on parcel (west, south, east, north);

create table title (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  parcel_id uuid references parcel,
  number text not null check (number <> ''),
  status text not null check (status <> ''),
  type_id uuid references title_type,
  gross_area numeric(18, 4),
  net_area numeric(18, 4),
  registered_date date,
  cancelled_date date,
  notes text
);

create table ownership (
  id uuid primary key,
  title_id uuid not null references title on delete cascade,
  sequence integer not null check (sequence > 0),
  business_associate_id uuid references business_associate,
  legal_name text,
  interest_fraction_numerator integer,
  interest_fraction_denominator integer check (interest_fraction_denominator > 0)
);
create index ownership_title_idx on ownership (title_id, sequence);
create index ownership_business_associate_idx on ownership (business_associate_id);

create table title_tract (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  parcel_id uuid references parcel,
  name text not null check (name <> ''),
  registration_system text not null check (registration_system in ('DEEDS', 'EMPTY', 'NOT_SET', 'TITLE')),
  legal_description text,
  gross_area numeric(18, 4),
  notes text,
  is_active boolean not null default true
);
create index title_tract_parcel_idx on title_tract (parcel_id);

create table title_tract_title (
  id uuid primary key,
  title_tract_id uuid not null references title_tract on delete cascade,
  sequence integer not null check (sequence > 0),
  title_id uuid not null references title
);
create index title_tract_title_title_tract_idx on title_tract_title (title_tract_id, sequence);
create index title_tract_title_title_idx on title_tract_title (title_id);

create table instrument (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  title_id uuid not null references title on delete cascade,
  registration_number text not null check (registration_number <> ''),
  instrument_type_id uuid references instrument_type,
  registered_date date,
  discharged_date date,
  party_calculations text not null check (party_calculations in ('EMPTY', 'FRACTION', 'NOT_SET', 'PERCENTAGE')),
  notes text
);
create index instrument_title_idx on instrument (title_id);
create index instrument_instrument_type_idx on instrument (instrument_type_id);

create table party (
  id uuid primary key,
  instrument_id uuid not null references instrument on delete cascade,
  sequence integer not null check (sequence > 0),
  party_type text not null check (party_type in ('EMPTY', 'GRANTEE', 'GRANTOR', 'NOT_SET', 'OTHER_PARTIES')),
  business_associate_id uuid references business_associate,
  name text,
  percentage numeric(18, 4) check (percentage between 0 and 100),
  fraction_numerator integer,
  fraction_denominator integer check (fraction_denominator > 0)
);
create index party_instrument_idx on party (instrument_id, sequence);
create index party_business_associate_idx on party (business_associate_id);
