-- Beside the version before: safe.
-- Outside a transaction.
-- Each was asked for what another index answers: the smaller one of addresses that are there, and the one of beginnings.
drop index concurrently if exists business_associate_lower_email;
drop index concurrently if exists contact_lower_email;
drop index concurrently if exists contact_lower_secondary_email;
drop index concurrently if exists parcel_lower_number_idx;
