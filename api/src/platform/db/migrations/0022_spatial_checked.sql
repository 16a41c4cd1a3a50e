-- Beside the version before: safe.
-- Whether the shapes of a file were read without a fault; only such files become spatial documents.
alter table stored_file add column spatial_checked boolean not null default false;
