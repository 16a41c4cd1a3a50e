-- Beside the version before: safe.
-- Outside a transaction.
-- What a company uploaded lately is added up without the rest of its files.
create index concurrently if not exists stored_file_owner_uploaded on stored_file (owner_id, uploaded_on);
drop index concurrently if exists stored_file_owner_idx;
