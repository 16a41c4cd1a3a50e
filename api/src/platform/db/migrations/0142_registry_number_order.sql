-- Beside the version before: safe.
-- Outside a transaction.
-- Parcels are listed in the order of their registry's number.
create index concurrently if not exists parcel_registry_number_order_idx on parcel (registry_number, id);
