-- Beside the version before: safe.
-- Lookup lists beyond the first two; most are kept by system administrators.

create table office (
  id uuid primary key,
  code text not null check (code <> ''),
  name text not null check (name <> ''),
  is_active boolean not null default true,
  company_id uuid not null references company
);
create index office_company_idx on office (company_id);

create table area_unit (
  id uuid primary key,
  code text not null check (code <> '')
);

create table length_unit (
  id uuid primary key,
  code text not null check (code <> '')
);

create table interest_type (
  id uuid primary key,
  code text not null check (code <> ''),
  is_active boolean not null default true
);

create table method_of_contact (
  id uuid primary key,
  code text not null check (code <> '')
);

create table indigenous_method_of_contact (
  id uuid primary key,
  code text not null check (code <> '')
);

create table band (
  id uuid primary key,
  name text not null check (name <> '')
);

create table indigenous_representative (
  id uuid primary key,
  name text not null check (name <> ''),
  title text,
  band_id uuid not null references band
);
create index indigenous_representative_band_idx on indigenous_representative (band_id);

create table project_type (
  id uuid primary key,
  category text not null check (category <> ''),
  description text not null check (description <> '')
);

create table security_level (
  id uuid primary key,
  code text not null check (code <> '')
);

create table stakeholder_requirement (
  id uuid primary key,
  code text not null check (code <> ''),
  description text
);

create table request_type (
  id uuid primary key,
  code text not null check (code <> ''),
  description text
);

create table request_item_type (
  id uuid primary key,
  code text not null check (code <> ''),
  description text,
  request_type_id uuid not null references request_type
);
create index request_item_type_request_type_idx on request_item_type (request_type_id);

create table grantor_company (
  id uuid primary key,
  name text not null check (name <> ''),
  is_broker boolean not null default false
);

create table unit_of_measurement (
  id uuid primary key,
  unit text not null check (unit <> '')
);

create table action_required (
  id uuid primary key,
  code text not null check (code <> ''),
  description text
);

create table boundary (
  id uuid primary key,
  code text not null check (code <> ''),
  description text,
  kind text not null check (kind in ('Lower', 'Upper'))
);

create table product (
  id uuid primary key,
  code text not null check (code <> ''),
  description text
);

create table title_type (
  id uuid primary key,
  code text not null check (code <> ''),
  description text
);

create table zone (
  id uuid primary key,
  code text not null check (code <> ''),
  description text
);

create table form_type (
  id uuid primary key,
  code text not null check (code <> '')
);

create table report_type (
  id uuid primary key,
  name text not null check (name <> '')
);

create table road (
  id uuid primary key,
  name text not null check (name <> '')
);

create table organization_type (
  id uuid primary key,
  code text not null check (code <> '')
);

create table broker_project_status (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  code text not null check (code <> ''),
  description text,
  is_active boolean not null default true
);
create unique index broker_project_status_code on broker_project_status (lower(code));

create table compensation_type (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  code text not null check (code <> ''),
  description text,
  is_active boolean not null default true,
  is_cost_per_area_unit boolean not null default false
);
create unique index compensation_type_code on compensation_type (lower(code));

create table instrument_type (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  code text not null check (code <> ''),
  description text,
  is_active boolean not null default true
);
create unique index instrument_type_code on instrument_type (lower(code));

create table land_purpose (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  code text not null check (code <> ''),
  description text,
  is_active boolean not null default true,
  category text not null check (category <> ''),
  product_client_id uuid references company
);
create index land_purpose_product_client_idx on land_purpose (product_client_id);
-- The same code may stand in the lists of several companies.
create unique index land_purpose_code on land_purpose (lower(code), coalesce(product_client_id, '00000000-0000-0000-0000-000000000000'));

create table landowner_type (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  code text not null check (code <> ''),
  description text,
  is_active boolean not null default true,
  is_system boolean not null default false,
  is_synchronized boolean not null default false
);
create unique index landowner_type_code on landowner_type (lower(code));

create table ledger_code (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  code text not null check (code <> ''),
  description text,
  is_active boolean not null default true
);
create unique index ledger_code_code on ledger_code (lower(code));

create table member_role (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  code text not null check (code <> ''),
  description text,
  is_active boolean not null default true
);
create unique index member_role_code on member_role (lower(code));

create table obligation_type (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  code text not null check (code <> ''),
  description text,
  is_active boolean not null default true
);
create unique index obligation_type_code on obligation_type (lower(code));

create table operator_project_status (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  code text not null check (code <> ''),
  description text,
  is_active boolean not null default true
);
create unique index operator_project_status_code on operator_project_status (lower(code));

create table project_group (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  code text not null check (code <> ''),
  description text,
  is_active boolean not null default true
);
create unique index project_group_code on project_group (lower(code));

create table rate_category (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  code text not null check (code <> ''),
  description text,
  is_active boolean not null default true,
  name text not null check (name <> '')
);
create unique index rate_category_code on rate_category (lower(code));

create table stakeholder_type (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  code text not null check (code <> ''),
  description text,
  is_active boolean not null default true
);
create unique index stakeholder_type_code on stakeholder_type (lower(code));

create table surface_status (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  code text not null check (code <> ''),
  description text,
  is_active boolean not null default true,
  status text not null check (status <> ''),
  color_code text not null check (color_code ~ '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$'),
  product_client_id uuid references company
);
create index surface_status_product_client_idx on surface_status (product_client_id);
-- The same code may stand in the lists of several companies.
create unique index surface_status_code on surface_status (lower(code), coalesce(product_client_id, '00000000-0000-0000-0000-000000000000'));

create table survey_status (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  code text not null check (code <> ''),
  description text,
  is_active boolean not null default true
);
create unique index survey_status_code on survey_status (lower(code));

create table tax_type (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  code text not null check (code <> ''),
  description text,
  is_active boolean not null default true,
  rate numeric(18, 4) not null
);
create unique index tax_type_code on tax_type (lower(code));

create table event_type (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  code text not null check (code <> ''),
  description text,
  is_active boolean not null default true,
  product_client_id uuid references company,
  form_type_id uuid references form_type
);
create index event_type_product_client_idx on event_type (product_client_id);
create index event_type_form_type_idx on event_type (form_type_id);
create unique index event_type_code on event_type (lower(code), form_type_id, coalesce(product_client_id, '00000000-0000-0000-0000-000000000000'));

create table state_or_province (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  code text not null check (code <> ''),
  description text,
  is_active boolean not null default true,
  name text not null check (name <> ''),
  is_master_record boolean not null default false,
  country_id uuid not null references country
);
create index state_or_province_country_idx on state_or_province (country_id);
create unique index state_or_province_code on state_or_province (country_id, lower(code));
create index state_or_province_name_idx on state_or_province (name, id);

create table city (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  name text not null check (name <> ''),
  is_active boolean not null default true,
  is_master_record boolean not null default false,
  state_province_id uuid not null references state_or_province
);
create unique index city_name_in_state on city (state_province_id, lower(name));
create index city_name_idx on city (name, id);
create index city_state_province_idx on city (state_province_id);

create table area (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  code text not null check (code <> ''),
  description text,
  is_active boolean not null default true,
  name text not null check (name <> ''),
  division text,
  country_id uuid references country,
  state_province_id uuid references state_or_province
);
create index area_country_idx on area (country_id);
create index area_state_province_idx on area (state_province_id);
create unique index area_code on area (lower(code));

create table additional_info_type (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  code text not null check (code <> ''),
  description text,
  is_active boolean not null default true,
  control_type_code text,
  form_type_code text
);
create unique index additional_info_type_code on additional_info_type (lower(code));

create table additional_info_option (
  id uuid primary key,
  option_value text not null check (option_value <> ''),
  additional_info_type_id uuid not null references additional_info_type on delete cascade
);
create index additional_info_option_additional_info_type_idx on additional_info_option (additional_info_type_id);
