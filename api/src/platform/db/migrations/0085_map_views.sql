-- Beside the version before: safe.
-- What an explorer finds, as its map asks for it: a person's own, named by what it says, and gone after an hour.
create table map_view (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  source text not null check (source <> ''),
  question jsonb not null,
  asked_at timestamptz not null
);
create index map_view_asked_idx on map_view (asked_at);
create index map_view_user_idx on map_view (user_id);
