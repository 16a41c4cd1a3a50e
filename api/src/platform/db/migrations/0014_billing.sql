-- Beside the version before: safe.
-- Rates, timesheets, invoices and report templates.

create table rate_schedule (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  name text not null check (name <> ''),
  rate_type text not null check (rate_type in ('Client', 'Default', 'Unknown')),
  client_id uuid references business_associate,
  effective_date date not null,
  is_active boolean not null default true
);
create index rate_schedule_client_idx on rate_schedule (client_id);

create table rate_type (
  id uuid primary key,
  rate_schedule_id uuid not null references rate_schedule on delete cascade,
  rate numeric(18, 4) not null,
  description text not null check (description <> ''),
  is_taxable boolean not null default false,
  is_active boolean not null default true,
  rate_type text not null check (rate_type in ('Client', 'Default', 'Unknown')),
  category_id uuid not null references rate_category,
  ledger_code_id uuid not null references ledger_code,
  unit_of_measurement_id uuid not null references unit_of_measurement
);
create index rate_type_rate_schedule_idx on rate_type (rate_schedule_id);
create index rate_type_category_idx on rate_type (category_id);
create index rate_type_ledger_code_idx on rate_type (ledger_code_id);
create index rate_type_unit_of_measurement_idx on rate_type (unit_of_measurement_id);

create table timesheet (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  user_id uuid not null references app_user,
  product_client_id uuid not null references company,
  week_starting date not null check (extract(isodow from week_starting) = 1),
  status text not null check (status in ('APPROVED', 'FINALIZED', 'INVOICED', 'NOT_INVOICED', 'NOT_SPECIFIED', 'PENDING', 'REVERSED')),
  notes text
);
create unique index timesheet_week on timesheet (user_id, week_starting);
create index timesheet_product_client_idx on timesheet (product_client_id);

create table timesheet_entry (
  id uuid primary key,
  timesheet_id uuid not null references timesheet on delete cascade,
  surface_project_id uuid references surface_project,
  sequence integer not null check (sequence > 0),
  date date not null,
  agreement_id uuid references agreement,
  rate_id uuid references rate_type,
  quantity numeric(18, 4) not null,
  unit_price numeric(18, 4) not null,
  amount numeric(18, 4) not null,
  description text,
  status text not null check (status in ('APPROVED', 'FINALIZED', 'INVOICED', 'NOT_INVOICED', 'NOT_SPECIFIED', 'PENDING', 'REVERSED'))
);
create index timesheet_entry_timesheet_idx on timesheet_entry (timesheet_id, sequence);
create index timesheet_entry_surface_project_idx on timesheet_entry (surface_project_id);
create index timesheet_entry_agreement_idx on timesheet_entry (agreement_id);
create index timesheet_entry_rate_idx on timesheet_entry (rate_id);

create table invoice (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  number text not null check (number <> ''),
  client_id uuid not null references business_associate,
  surface_project_id uuid references surface_project,
  product_client_id uuid not null references company,
  invoice_date date not null,
  period_start date,
  period_end date,
  status text not null check (status in ('APPROVED', 'FINALIZED', 'INVOICED', 'NOT_INVOICED', 'NOT_SPECIFIED', 'PENDING', 'REVERSED')),
  tax_type_id uuid references tax_type,
  subtotal numeric(18, 4) not null,
  tax numeric(18, 4) not null,
  total numeric(18, 4) not null,
  notes text
);
create unique index invoice_number on invoice (product_client_id, lower(number));
create index invoice_product_client_idx on invoice (product_client_id);
create index invoice_tax_type_idx on invoice (tax_type_id);

create table invoice_line (
  id uuid primary key,
  invoice_id uuid not null references invoice on delete cascade,
  sequence integer not null check (sequence > 0),
  description text not null check (description <> ''),
  ledger_code_id uuid references ledger_code,
  quantity numeric(18, 4) not null,
  unit_price numeric(18, 4) not null,
  amount numeric(18, 4) not null,
  is_taxable boolean not null default false
);
create index invoice_line_invoice_idx on invoice_line (invoice_id, sequence);
create index invoice_line_ledger_code_idx on invoice_line (ledger_code_id);

create table report_template (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  name text not null check (name <> ''),
  report_type_id uuid not null references report_type,
  is_active boolean not null default true
);
create index report_template_report_type_idx on report_template (report_type_id);

create table template_file (
  id uuid primary key,
  report_template_id uuid not null references report_template on delete cascade,
  name text not null check (name <> ''),
  sequence integer not null check (sequence > 0),
  uploaded_date timestamptz not null,
  owner_id uuid not null references company,
  stored_file_id uuid references stored_file
);
create index template_file_report_template_idx on template_file (report_template_id, sequence);
create index template_file_owner_idx on template_file (owner_id);
create index template_file_stored_file_idx on template_file (stored_file_id);
