-- Beside the version before: safe.
-- A developer tries a release that nobody gets, in the browser of one session; it goes with the session.
create table tried_release (
  code_hash bytea primary key,
  area text not null,
  version text not null,
  session_id uuid references session (id) on delete cascade,
  created_at timestamptz not null,
  foreign key (area, version) references release (area, version) on delete cascade
);
create unique index tried_release_session on tried_release (session_id, area);
create index tried_release_release_idx on tried_release (area, version);
comment on column tried_release.code_hash is 'SHA-256 of the code in the address that the developer opens';
comment on column tried_release.session_id is 'the session that opened the address; null while nobody did';
