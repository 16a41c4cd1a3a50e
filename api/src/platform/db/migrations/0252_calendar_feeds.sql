-- Beside the version before: safe.
-- Addresses under which calendar programs read a person's dates.

create table calendar_feed (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  name text not null check (name <> ''),
  holds text not null check (holds in ('mine', 'project')),
  surface_project_id uuid references surface_project on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  check ((holds = 'project') = (surface_project_id is not null))
);
comment on column calendar_feed.token_hash is 'hash of the secret in the address; the address itself is shown once and never kept';
create index calendar_feed_user on calendar_feed (user_id, created_at);
create index calendar_feed_project on calendar_feed (surface_project_id);
