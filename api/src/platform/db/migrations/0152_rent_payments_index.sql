-- Beside the version before: safe.
-- Outside a transaction.
-- The payments of a run are found by its rents.
create index concurrently if not exists agreement_payment_rent_idx on agreement_payment (rent_id);
