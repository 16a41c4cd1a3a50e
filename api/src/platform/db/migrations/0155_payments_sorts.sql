-- Beside the version before: safe.
-- Outside a transaction.
-- The list of payments is sorted by each of these columns.
create index concurrently if not exists agreement_payment_agreement_sort_idx on agreement_payment (agreement_id, id);
create index concurrently if not exists agreement_payment_payee_sort_idx on agreement_payment (payee_id, id);
create index concurrently if not exists agreement_payment_project_sort_idx on agreement_payment (surface_project_id, id);
create index concurrently if not exists agreement_payment_amount_idx on agreement_payment (amount, id);
create index concurrently if not exists agreement_payment_paid_idx on agreement_payment (paid_date, id);
create index concurrently if not exists agreement_payment_returned_idx on agreement_payment (returned_date, id);
create index concurrently if not exists agreement_payment_number_idx on agreement_payment (number, id);
