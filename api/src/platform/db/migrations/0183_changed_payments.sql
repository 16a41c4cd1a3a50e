-- Beside the version before: safe.
-- What becomes of a payment beside paid and returned: it is cancelled, replaced by another one, held back, or paid in part.

alter table agreement_payment
  add column closing text check (closing in ('Cancelled', 'Replaced')),
  add column closed_date date,
  add column closing_reason text,
  add column held_date date,
  add column held_reason text,
  add column sent_amount numeric(18, 4),
  add column comes_from_id uuid references agreement_payment on delete set null,
  add column comes_as text check (comes_as in ('Holdback', 'Reissue', 'Rest')),
  add check ((closing is null) = (closed_date is null)) not valid,
  add check ((held_date is null) = (held_reason is null)) not valid;
comment on column agreement_payment.closing is 'why nothing is owed by it any more';
comment on column agreement_payment.held_date is 'since when it is held back; null: it is not';
comment on column agreement_payment.sent_amount is 'dollars as it went out, whatever was paid of it; null: its amount';

create table payment_replacement (
  payment_id uuid primary key references agreement_payment on delete cascade,
  replaced_by_id uuid not null references agreement_payment on delete cascade
);
comment on table payment_replacement is 'payments that came back and the one that took the place of each: once';
create unique index payment_replacement_by on payment_replacement (replaced_by_id);
comment on column agreement_payment.comes_from_id is 'the payment that it is the rest of, was held back of, or replaces';

-- Most of what an update of an agreement changes is in no index: room on its page spares all of them.
alter table agreement set (fillfactor = 80);
