-- Beside the version before: safe.
-- What each line of an invoice bears of its taxes, and their codes: clients and the books take it by line. Nothing of
-- bills of before. Mark-up and fixed fees may be booked to accounts of their own.
alter table invoice_line
  add column tax numeric(18, 4),
  add column tax_codes text,
  add column is_mark_up boolean not null default false;
comment on column invoice_line.tax is 'dollars';

alter table accounting_booking
  add column tax numeric(18, 4),
  add column tax_codes text;
comment on column accounting_booking.tax is 'dollars';

alter table book_account drop constraint book_account_purpose_check;
alter table book_account add constraint book_account_purpose_check check (
  purpose in ('receivable', 'revenue', 'markUp', 'fixedFee', 'tax', 'inputTax', 'expense')) not valid;
alter table book_account validate constraint book_account_purpose_check;
