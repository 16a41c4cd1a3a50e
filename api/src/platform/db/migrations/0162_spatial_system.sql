-- Beside the version before: safe.
-- The coordinate system that somebody chose for a spatial file that does not say it itself.
alter table stored_file add column coordinate_system text;
