-- Beside the version before: safe.
-- Outside a transaction.
-- Lists of agreements are sorted by name.
create index concurrently if not exists agreement_by_called on agreement (called, id);
create index concurrently if not exists agreement_by_type_and_called on agreement (agreement_type_id, called, id);
