-- Beside the version before: safe.
-- What a team's pipeline releases with: one area, until it is revoked.

create table deploy_token (
  id uuid primary key,
  area text not null,
  name text not null check (name <> ''),
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null,
  created_by uuid not null references app_user,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index deploy_token_created_by_idx on deploy_token (created_by);
comment on column deploy_token.token_hash is 'SHA-256 of the token, which is shown once and not stored';
