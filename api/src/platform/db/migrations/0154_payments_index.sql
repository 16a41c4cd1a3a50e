-- Beside the version before: safe.
-- Outside a transaction.
-- Payments are listed by due day, of one project or of all.
create index concurrently if not exists agreement_payment_due_idx on agreement_payment (due_date, id);
create index concurrently if not exists agreement_payment_project_idx on agreement_payment (surface_project_id, due_date, id);
create index concurrently if not exists agreement_payment_payee_due_idx on agreement_payment (payee_id, due_date, id);
