-- Beside the version before: safe.
-- A person's own time zone, where the one of the browser is not it.
alter table app_user add column time_zone text;
comment on column app_user.time_zone is 'by the IANA database; null: the one of the browser';
