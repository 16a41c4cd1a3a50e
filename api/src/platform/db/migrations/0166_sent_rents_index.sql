-- Beside the version before: safe.
-- Outside a transaction.
-- The payments of a file are found by it.
create index concurrently if not exists agreement_payment_sending_idx on agreement_payment (rent_sending_id);
