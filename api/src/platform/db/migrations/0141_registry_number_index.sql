-- Beside the version before: safe.
-- Outside a transaction.
-- Parcels are searched by the number of their registry, and looked for beside others of the same one.
create index concurrently if not exists parcel_registry_key_idx on parcel (lower(registry_key) text_pattern_ops);
