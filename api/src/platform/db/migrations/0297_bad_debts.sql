-- Beside the version before: safe.
-- It would book a write-off as a payment; it makes none.
-- What a client will never pay is written off: it is owed no more, and the taxes in it are claimed back (Excise Tax Act,
-- s. 231(1)). One that is taken back is owed again, with its taxes from that day on (s. 231(3)).
alter table invoice_payment
  add column is_write_off boolean not null default false,
  add column recovered_on date;
comment on column invoice_payment.is_write_off is 'written off as a bad debt, not paid; its reference is the reason';
comment on column invoice_payment.recovered_on is 'of a write-off that was taken back: the day in the zone of the company';

create table write_off_tax (
  invoice_payment_id uuid not null references invoice_payment on delete cascade,
  sequence integer not null check (sequence > 0),
  tax_type_id uuid not null references tax_type,
  state_or_province_id uuid references state_or_province,
  amount numeric(18, 2) not null check (amount > 0),
  primary key (invoice_payment_id, sequence)
);
create index write_off_tax_tax_type_idx on write_off_tax (tax_type_id);
create index write_off_tax_state_or_province_idx on write_off_tax (state_or_province_id);
comment on table write_off_tax is 'the part of each tax of a bill that was written off with it, in dollars';

alter table book_account drop constraint book_account_purpose_check;
alter table book_account add constraint book_account_purpose_check check (
  purpose in ('receivable', 'revenue', 'markUp', 'fixedFee', 'tax', 'inputTax', 'expense', 'bank', 'badDebt')) not valid;
alter table book_account validate constraint book_account_purpose_check;
