-- Beside the version before: safe.
-- What an invoice says is kept with it when it gets its number: later changes of its client, its company and its projects
-- do not change it. Null: not kept yet; an empty text: kept, and there was none.

alter table company
  add column invoice_address text,
  add column other_tax_numbers text,
  add column remittance text,
  add column payment_days integer check (payment_days between 0 and 365);
comment on column company.payment_days is 'days from the date of an invoice to the day that it is due';

alter table surface_project
  add column cost_centre text,
  add column purchase_order text;

alter table invoice
  add column subtotals text not null default 'None'
    check (subtotals in ('None', 'ByAfe', 'ByDay', 'ByPerson', 'ByProject')),
  add column paper_kept text check (paper_kept in ('WithNumber', 'Later')),
  add column supplier_name text,
  add column supplier_address text,
  add column other_tax_numbers text,
  add column remittance text,
  add column due_date date,
  add column buyer_name text,
  add column buyer_address text;
comment on column invoice.paper_kept is 'when what it says was kept: with its number, or later, as it then stood';

alter table invoice_line
  add column project_name text,
  add column afe_number text,
  add column cost_centre text,
  add column purchase_order text,
  add column worker text,
  add column work_day date;

alter table invoice_tax add column label text;

-- A finalized invoice as PDF, as it was made the first time: whoever asks again gets the same bytes.
create table invoice_file (
  invoice_id uuid not null references invoice on delete cascade,
  language text not null check (language in ('en', 'es')),
  made_on timestamptz not null,
  bytes bytea not null,
  primary key (invoice_id, language)
);
