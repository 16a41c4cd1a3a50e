-- Beside the version before: safe.
-- Outside a transaction.
-- The flags that an area brought are looked for by their area.
create index concurrently if not exists rollout_rule_area_idx on rollout_rule (area);
