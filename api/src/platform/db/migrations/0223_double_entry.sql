-- Beside the version before: safe.
-- What goes to accounting is double entry, kept with its batch: read again later it is the same, whatever accounts are
-- administered by then. A batch has a number of its own, and can be taken back with a reason.

create table book_account (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  sequence integer not null check (sequence > 0),
  purpose text not null check (purpose in ('receivable', 'revenue', 'tax', 'inputTax', 'expense')),
  ledger_code_id uuid references ledger_code,
  tax_type_id uuid references tax_type,
  account text not null check (account <> '')
);
create index book_account_company_idx on book_account (company_id, sequence);
create index book_account_ledger_code_idx on book_account (ledger_code_id);
create index book_account_tax_type_idx on book_account (tax_type_id);
comment on column book_account.ledger_code_id is 'of revenue: for lines with this code; null for lines without one';
comment on column book_account.tax_type_id is 'of taxes: for this one; null for those that have no account of their own';
comment on column book_account.account is 'as the books of the company name it';

alter table accounting_export
  add column taken_back_on timestamptz,
  add column taken_back_by_id uuid references app_user,
  add column taken_back_reason text check (taken_back_reason <> '');

create table accounting_batch (
  accounting_export_id uuid primary key references accounting_export on delete cascade,
  product_client_id uuid not null references company,
  number integer not null check (number > 0),
  unique (product_client_id, number)
);
insert into accounting_batch (accounting_export_id, product_client_id, number)
  select id, product_client_id, row_number() over (partition by product_client_id order by created_on, id)
  from accounting_export;

create table exported_invoice (
  invoice_id uuid primary key references invoice,
  accounting_export_id uuid not null references accounting_export on delete cascade
);
create index exported_invoice_export_idx on exported_invoice (accounting_export_id);
comment on table exported_invoice is
  'the batch by which an invoice counts as exported: one, until it is taken back; repeated batches are not here';
insert into exported_invoice (invoice_id, accounting_export_id)
  select distinct on (y.invoice_id) y.invoice_id, y.accounting_export_id from accounting_export_invoice y
  join accounting_export x on x.id = y.accounting_export_id order by y.invoice_id, x.created_on, x.id;

create table accounting_booking (
  accounting_export_id uuid not null references accounting_export on delete cascade,
  sequence integer not null check (sequence > 0),
  invoice_id uuid not null references invoice,
  customer_code text,
  account text not null,
  description text,
  project_name text,
  afe_number text,
  cost_centre text,
  purchase_order text,
  amount numeric(18, 2) not null check (amount <> 0),
  primary key (accounting_export_id, sequence)
);
create index accounting_booking_invoice_idx on accounting_booking (invoice_id);
comment on column accounting_booking.amount is 'dollars: positive if debited, negative if credited';
