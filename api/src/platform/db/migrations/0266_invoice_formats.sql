-- Beside the version before: safe.
-- The form in which an operator takes invoices: its columns, how ledger codes are coded, who reviews, what is attached.
create table invoice_format (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  code text not null check (code <> ''),
  description text,
  is_active boolean not null default true,
  client_id uuid not null references business_associate,
  vendor_number text,
  reviewer text,
  binds_receipts boolean not null default false
);
create unique index invoice_format_code on invoice_format (lower(code));
create index invoice_format_client_idx on invoice_format (client_id);

create table invoice_format_column (
  id uuid primary key,
  invoice_format_id uuid not null references invoice_format on delete cascade,
  sequence integer not null check (sequence > 0),
  heading text not null check (heading <> ''),
  value text not null check (value <> ''),
  is_required boolean not null default false
);
create index invoice_format_column_format_idx on invoice_format_column (invoice_format_id, sequence);

create table invoice_coding (
  id uuid primary key,
  invoice_format_id uuid not null references invoice_format on delete cascade,
  sequence integer not null check (sequence > 0),
  ledger_code_id uuid not null references ledger_code,
  major text,
  minor text
);
create index invoice_coding_format_idx on invoice_coding (invoice_format_id, sequence);
create index invoice_coding_ledger_code_idx on invoice_coding (ledger_code_id);
