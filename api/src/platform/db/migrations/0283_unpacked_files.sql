-- Beside the version before: safe.
-- Files out of an archive whose table says which records they belong to. Each is an upload of the person who brought it.

create table unpacked_file (
  index_file_id uuid not null references stored_file on delete cascade,
  path text not null check (length(path) between 1 and 1000),
  stored_file_id uuid not null references stored_file on delete cascade,
  archive_sha256 bytea not null check (length(archive_sha256) = 32),
  primary key (index_file_id, path)
);
create index unpacked_file_stored_file_idx on unpacked_file (stored_file_id);
create index unpacked_file_archive_idx on unpacked_file (archive_sha256);
comment on table unpacked_file is 'files out of an archive, by the table in it that says what they are';
comment on column unpacked_file.index_file_id is 'the table of the archive';
comment on column unpacked_file.path is 'as the archive names the file';
