-- Beside the version before: safe.
-- Rows without a history of their own: who deleted them, so that the same deletion sent again succeeds.
create table deleted_row (
  id uuid primary key,
  deleted_by uuid not null references app_user,
  deleted_at timestamptz not null
);
create index deleted_row_deleted_by on deleted_row (deleted_by);
comment on table deleted_row is 'rows that a call deleted by their ids and that have no history of their own; the answer may have been lost';
