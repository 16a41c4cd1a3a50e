-- Beside the version before: safe.
-- Outside a transaction.
create index concurrently if not exists rate_schedule_fee_ledger_code_idx on rate_schedule (fee_ledger_code_id);
create index concurrently if not exists invoice_line_fee_schedule_idx on invoice_line (fee_schedule_id);
