-- Beside the version before: safe.
-- Payments go to accounting too, each once: that one was received, and that it was taken back later, are two facts. They go
-- with batches of invoices, and come back with them. The version before exports invoices alone, whose payments wait.

create table accounting_export_payment (
  accounting_export_id uuid not null references accounting_export on delete cascade,
  invoice_payment_id uuid not null references invoice_payment,
  is_taken_back boolean not null,
  booked_on date not null,
  primary key (accounting_export_id, invoice_payment_id, is_taken_back)
);
create index accounting_export_payment_payment_idx on accounting_export_payment (invoice_payment_id);
comment on column accounting_export_payment.is_taken_back is 'that it was taken back; else that it was received';

create table exported_payment (
  invoice_payment_id uuid not null references invoice_payment,
  is_taken_back boolean not null,
  accounting_export_id uuid not null references accounting_export on delete cascade,
  primary key (invoice_payment_id, is_taken_back)
);
create index exported_payment_export_idx on exported_payment (accounting_export_id);
comment on table exported_payment is
  'the batch by which a fact of a payment counts as exported: one, until it is taken back; repeated batches are not here';

alter table accounting_booking
  add column invoice_payment_id uuid references invoice_payment,
  add column is_taken_back boolean not null default false;
comment on column accounting_booking.invoice_payment_id is 'of a payment: null of what an invoice books';

alter table book_account drop constraint book_account_purpose_check;
alter table book_account add constraint book_account_purpose_check check (
  purpose in ('receivable', 'revenue', 'markUp', 'fixedFee', 'tax', 'inputTax', 'expense', 'bank')) not valid;
alter table book_account validate constraint book_account_purpose_check;
