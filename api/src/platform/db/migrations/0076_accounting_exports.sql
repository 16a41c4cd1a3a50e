-- Beside the version before: safe.
-- What went to accounting, and with which invoices: nothing goes twice unseen.

create table accounting_export (
  id uuid primary key,
  product_client_id uuid not null references company,
  created_on timestamptz not null,
  created_by_id uuid not null references app_user,
  from_date date not null,
  to_date date not null check (to_date >= from_date),
  is_repeated boolean not null
);
create index accounting_export_product_client_idx on accounting_export (product_client_id, created_on);
create index accounting_export_created_by_idx on accounting_export (created_by_id);

create table accounting_export_invoice (
  accounting_export_id uuid not null references accounting_export on delete cascade,
  invoice_id uuid not null references invoice,
  primary key (accounting_export_id, invoice_id)
);
create index accounting_export_invoice_invoice_idx on accounting_export_invoice (invoice_id);
