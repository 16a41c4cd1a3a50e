-- Beside the version before: safe.
-- A file is noted before its bytes are kept, so that its company's room is held for it meanwhile.
alter table stored_file add column is_kept boolean not null default true;
comment on column stored_file.is_kept is 'false while its bytes are on their way into the file store';
create index stored_file_unkept_idx on stored_file (owner_id) where not is_kept;
