-- Beside the version before: safe.
-- Outside a transaction.
-- Lists of land are read in the order of land agents.
create index concurrently if not exists parcel_by_land_order on parcel (land_order, id);
