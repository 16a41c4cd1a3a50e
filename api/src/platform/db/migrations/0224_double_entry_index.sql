-- Beside the version before: safe.
-- Outside a transaction.
-- Batches are found by who took them back.
create index concurrently if not exists accounting_export_taken_back_by_idx on accounting_export (taken_back_by_id);
