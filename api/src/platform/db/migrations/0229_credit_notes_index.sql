-- Beside the version before: safe.
-- Outside a transaction.
create index concurrently if not exists invoice_credits_idx on invoice (credits_id) where credits_id is not null;
create index concurrently if not exists invoice_line_credits_idx on invoice_line (credits_line_id)
  where credits_line_id is not null;
create index concurrently if not exists invoice_tax_credits_idx on invoice_tax (credits_tax_id)
  where credits_tax_id is not null;
