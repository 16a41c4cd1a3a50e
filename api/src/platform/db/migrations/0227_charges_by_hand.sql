-- Beside the version before: safe.
-- What a draft is charged apart from its time: lines by hand, write-ups and write-downs, discounts.
alter table invoice
  add column discount_percent numeric(7, 4) check (discount_percent between 0 and 100),
  add column discount numeric(18, 2) not null default 0;
comment on column invoice.discount is 'dollars off the sum of the lines, before tax; shared out among them';

alter table invoice_line
  add column is_by_hand boolean not null default false,
  add column adjustment numeric(18, 2) not null default 0,
  add column adjustment_reason text check (adjustment_reason <> ''),
  add column discount_percent numeric(7, 4) check (discount_percent between 0 and 100),
  add column discount numeric(18, 2) not null default 0,
  add column shared_discount numeric(18, 2) not null default 0;
comment on column invoice_line.adjustment is 'dollars: above zero where it is written up, below where it is written down';
comment on column invoice_line.shared_discount is 'its part of the discount of the invoice; its amount is with it';
