-- Beside the version before: safe.
-- What clients paid of an invoice: in parts too. A payment that was noted by mistake is taken back with a reason. An invoice
-- that was noted as paid before, without its payments, counts as paid in full.
create table invoice_payment (
  id uuid primary key,
  invoice_id uuid not null references invoice,
  sequence integer not null check (sequence > 0),
  received_on date not null,
  amount numeric(18, 2) not null check (amount <> 0),
  reference text check (reference <> ''),
  is_rest boolean not null default false,
  noted_on timestamptz not null,
  noted_by_id uuid not null references app_user,
  taken_back_on timestamptz,
  taken_back_by_id uuid references app_user,
  taken_back_reason text check (taken_back_reason <> '')
);
create unique index invoice_payment_in_order on invoice_payment (invoice_id, sequence);
create index invoice_payment_noted_by_idx on invoice_payment (noted_by_id);
create index invoice_payment_taken_back_by_idx on invoice_payment (taken_back_by_id);
comment on column invoice_payment.amount is 'dollars; negative where a reversal was paid out';
comment on column invoice_payment.is_rest is 'noted by marking the invoice as paid: what was open';
