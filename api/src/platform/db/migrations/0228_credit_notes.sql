-- Beside the version before: safe.
-- Credit notes: invoices that take a part of a bill back, line by line, and name it.
alter table invoice add column credits_id uuid references invoice;
alter table invoice drop constraint invoice_kind_check;
alter table invoice add constraint invoice_kind_check check (kind in ('Bill', 'Credit', 'Reversal')) not valid;
alter table invoice add constraint invoice_credits
  check ((kind = 'Credit') = (num_nonnulls(credits_id) = 1)) not valid;
alter table invoice validate constraint invoice_kind_check;
alter table invoice validate constraint invoice_credits;
alter table invoice_line add column credits_line_id uuid references invoice_line;
alter table invoice_tax add column credits_tax_id uuid references invoice_tax;
