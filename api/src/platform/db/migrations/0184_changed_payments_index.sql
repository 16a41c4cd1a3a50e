-- Beside the version before: safe.
-- Outside a transaction.
-- What came of a payment is found by it, and what is held back is a short list.
create index concurrently if not exists agreement_payment_comes_from_idx on agreement_payment (comes_from_id) where comes_from_id is not null;
create index concurrently if not exists agreement_payment_held_idx on agreement_payment (held_date, id) where held_date is not null;
