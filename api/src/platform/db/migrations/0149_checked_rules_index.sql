-- Beside the version before: safe.
-- Outside a transaction.
-- The rules that somebody checked, looked up where that person is used.
create index concurrently if not exists provincial_rule_checked_by_idx on provincial_rule (checked_by_id);
