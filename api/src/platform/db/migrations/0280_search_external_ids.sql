-- Beside the version before: safe.
-- Outside a transaction.
create index concurrently if not exists external_id_text_idx on external_id (company_id, type, lower(external_id) text_pattern_ops);
