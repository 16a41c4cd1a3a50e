-- Beside the version before: safe.
-- The records that a person opened last, for the start screen.

create table recent_record (
  user_id uuid not null references app_user (id) on delete cascade,
  source_id uuid not null,
  record_id uuid not null,
  opened_at timestamptz not null default now(),
  primary key (user_id, source_id, record_id)
);

create index recent_record_opened on recent_record (user_id, opened_at desc);
comment on column recent_record.source_id is 'fixed id of the grid source that the record belongs to';
