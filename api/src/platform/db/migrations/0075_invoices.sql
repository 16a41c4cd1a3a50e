-- Beside the version before: not safe: drops a column of invoice, adds a rule to invoice, makes values unique in invoice, adds a rule to timesheet_entry.
-- Invoices with several dated taxes, one series of numbers for each company and year, and invoices that take others back.

create table tax_rate (
  id uuid primary key,
  tax_type_id uuid not null references tax_type on delete cascade,
  sequence integer not null check (sequence > 0),
  state_or_province_id uuid references state_or_province,
  ledger_code_id uuid references ledger_code,
  rate numeric(18, 4) not null check (rate between 0 and 100),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from)
);
comment on column tax_rate.rate is 'per cent';
create index tax_rate_tax_type_idx on tax_rate (tax_type_id, sequence);
create index tax_rate_state_or_province_idx on tax_rate (state_or_province_id);
create index tax_rate_ledger_code_idx on tax_rate (ledger_code_id);

-- What a tax was charged at until now holds from the first day of its law that anybody bills for.
insert into tax_rate (id, tax_type_id, sequence, rate, valid_from)
  select md5('tax rate ' || id)::uuid, id, 1, rate, date '2008-01-01' from tax_type;

drop index invoice_search;
drop index invoice_begins_number;
alter table invoice
  drop column search_text,
  alter column number drop not null,
  add column kind text not null default 'Bill' check (kind in ('Bill', 'Reversal')),
  add column afe_number text,
  add column grouping text not null default 'ByRate'
    check (grouping in ('ByAgreement', 'ByDay', 'ByPerson', 'ByRate', 'EachLine')),
  add column terms text,
  add column tax_number text,
  add column series_year integer,
  add column series_number integer check (series_number > 0),
  add column finalized_on timestamptz,
  add column finalized_by_id uuid references app_user,
  add column sent_date date,
  add column paid_date date,
  add column reverses_id uuid references invoice,
  add column reversal_reason text;

-- Bills that were not out yet have no number until they are.
update invoice set status = case status
  when 'INVOICED' then 'FINALIZED' when 'FINALIZED' then 'FINALIZED' when 'REVERSED' then 'REVERSED' else 'PENDING' end;
update invoice set number = null where status = 'PENDING';

alter table invoice
  alter column status set default 'PENDING',
  add check (status in ('FINALIZED', 'PENDING', 'REVERSED')),
  add constraint invoice_numbered check ((number is null) = (status = 'PENDING')),
  add constraint invoice_out check (status <> 'PENDING' or (sent_date is null and paid_date is null)),
  add check ((kind = 'Reversal') = (reverses_id is not null)),
  add check (kind = 'Bill' or status = 'FINALIZED'),
  add column search_text text generated always as (
    lower(coalesce(number, '') || chr(10) || coalesce(afe_number, '') || chr(10) || coalesce(notes, ''))) stored;
create index invoice_search on invoice using gin (search_text gin_trgm_ops);
create index invoice_begins_number on invoice (lower(number) text_pattern_ops);
-- A bill is taken back once, and a number of a series is given once.
create unique index invoice_reversed_once on invoice (reverses_id);
create unique index invoice_in_series on invoice (product_client_id, series_year, series_number);
create index invoice_finalized_by_idx on invoice (finalized_by_id);

-- The next number of a company's year: whoever takes it keeps the row until the invoice stands, so none is left out.
create table invoice_series (
  product_client_id uuid not null references company,
  year integer not null,
  last_number integer not null check (last_number >= 0),
  primary key (product_client_id, year)
);

create table invoice_tax (
  id uuid primary key,
  invoice_id uuid not null references invoice on delete cascade,
  sequence integer not null check (sequence > 0),
  tax_type_id uuid not null references tax_type,
  state_or_province_id uuid references state_or_province,
  rate numeric(18, 4) not null,
  taxable numeric(18, 4) not null,
  amount numeric(18, 4) not null
);
create index invoice_tax_invoice_idx on invoice_tax (invoice_id, sequence);
create index invoice_tax_tax_type_idx on invoice_tax (tax_type_id);
create index invoice_tax_state_or_province_idx on invoice_tax (state_or_province_id);
insert into invoice_tax (id, invoice_id, sequence, tax_type_id, rate, taxable, amount)
  select md5('tax of ' || i.id)::uuid, i.id, 1, i.tax_type_id, t.rate, i.subtotal, i.tax
  from invoice i join tax_type t on t.id = i.tax_type_id;
alter table invoice drop column tax_type_id;

alter table invoice_line
  add column surface_project_id uuid references surface_project;
create index invoice_line_surface_project_idx on invoice_line (surface_project_id);

-- Where a line of time stands now, a draft too; and every line of an invoice that ever billed it.
alter table timesheet_entry
  add column invoice_line_id uuid references invoice_line on delete set null,
  add constraint timesheet_entry_billed check (
    invoice_line_id is null or status in ('APPROVED', 'INVOICED'));
create index timesheet_entry_invoice_line_idx on timesheet_entry (invoice_line_id);
create table invoice_line_entry (
  invoice_line_id uuid not null references invoice_line on delete cascade,
  timesheet_entry_id uuid not null references timesheet_entry,
  primary key (invoice_line_id, timesheet_entry_id)
);
create index invoice_line_entry_entry_idx on invoice_line_entry (timesheet_entry_id);
