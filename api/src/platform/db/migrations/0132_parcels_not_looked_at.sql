-- Beside the version before: safe.
-- Outside a transaction.
-- Parcels whose description was not looked at yet are found along an index.
create index concurrently if not exists parcel_not_looked_at_idx on parcel (id) where land_provinces is null;
