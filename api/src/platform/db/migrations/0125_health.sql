-- Beside the version before: safe.
-- Each copy of the API says that it is there, and how it is; one that is gone stays in the list for a while.
create table server_copy (
  id uuid primary key,
  name text not null,
  version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  figures jsonb not null
);
comment on column server_copy.name is 'what its machine or container is called';
comment on column server_copy.seen_at is 'when it last said that it is there';
comment on column server_copy.figures is 'times in milliseconds, memory in bytes; see copyFiguresSchema';

-- A backup that was restored into an empty place and compared.
create table backup_proof (
  id uuid primary key,
  taken_at timestamptz not null,
  checked_at timestamptz not null,
  rows bigint not null check (rows >= 0),
  files integer not null check (files >= 0),
  wrong integer not null check (wrong >= 0)
);
comment on column backup_proof.taken_at is 'the moment that the backup is of';
comment on column backup_proof.wrong is 'things that were not as in the backup; 0 where it is proven';
