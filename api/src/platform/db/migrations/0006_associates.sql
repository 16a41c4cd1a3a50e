-- Beside the version before: safe.
-- Business associates, their contacts and phone numbers.

create table business_associate (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  code text,
  name text not null check (name <> ''),
  address_line1 text,
  address_line2 text,
  address_line3 text,
  country_id uuid references country,
  state_or_province_id uuid references state_or_province,
  city_id uuid references city,
  postal_code text,
  is_client boolean not null default false,
  uses_projects boolean not null default false,
  is_linked_to_accounting boolean not null default false,
  is_active boolean not null default true,
  is_synchronized boolean not null default false,
  title text,
  phone_number text,
  cell_number text,
  fax_number text,
  email text,
  residence text,
  trapper_number text,
  vendor_code text,
  cost_centre_code text,
  tax_number text,
  spouse text,
  is_dower_rights boolean not null default false,
  communication_notes text,
  notes text,
  product_client_id uuid references company
);
create index business_associate_country_idx on business_associate (country_id);
create index business_associate_product_client_idx on business_associate (product_client_id);

create table contact (
  id uuid primary key,
  business_associate_id uuid not null references business_associate on delete cascade,
  name text not null check (name <> ''),
  title text,
  email text,
  secondary_email text,
  address1 text,
  address2 text,
  address3 text,
  country_id uuid references country,
  state_or_province_id uuid references state_or_province,
  city_id uuid references city,
  postal_code text,
  is_active boolean not null default true,
  is_synchronized boolean not null default false,
  notes text
);
create index contact_country_idx on contact (country_id);
create index contact_state_or_province_idx on contact (state_or_province_id);

create table phone_number (
  id uuid primary key,
  contact_id uuid not null references contact on delete cascade,
  sequence integer not null check (sequence > 0),
  type text not null check (type in ('Fax', 'Home', 'Mobile', 'Other', 'Work')),
  number text not null check (number <> ''),
  extension text
);
create index phone_number_contact_idx on phone_number (contact_id, sequence);
