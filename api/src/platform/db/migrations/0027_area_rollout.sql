-- Beside the version before: not safe: drops a column of release.
-- Which release of an area is stable, which one is tried by some, and how they load in the browsers of those who get them.

alter table release
  add column manifest_integrity text check (manifest_integrity like 'sha384-%'),
  add column registered_by text not null default 'Rightway',
  add column stable_since timestamptz,
  add column rolled_back_at timestamptz;
comment on column release.manifest_integrity is 'Subresource Integrity of the manifest; none for a build under development';
comment on column release.stable_since is 'when it became the stable release the last time';
comment on column release.rolled_back_at is 'when it was taken back; nothing rolls back to it';

create table area_rollout (
  area text primary key,
  revision integer not null default 1 check (revision > 0),
  stable_version text,
  candidate_version text,
  halted_at timestamptz,
  halted_because text,
  foreign key (area, stable_version) references release (area, version),
  foreign key (area, candidate_version) references release (area, version),
  check (candidate_version is null or candidate_version <> stable_version)
);
comment on column area_rollout.halted_at is 'since when nobody gets the candidate, because too many loads of it failed';

insert into area_rollout (area, stable_version)
  select area, (select version from release r where r.area = a.area and r.is_stable)
  from unnest(array['admin', 'associates', 'projects', 'onboarding', 'map']) a (area);
update release set stable_since = registered_at where is_stable;
alter table release drop column is_stable;

create table area_load (
  area text not null,
  version text not null,
  user_id uuid not null references app_user on delete cascade,
  loads integer not null default 0,
  failures integer not null default 0,
  times integer[] not null,
  last_failure text,
  last_at timestamptz not null,
  primary key (area, version, user_id),
  foreign key (area, version) references release (area, version)
);
create index area_load_user_idx on area_load (user_id);
comment on column area_load.times is 'loads by how long they took, in the steps of the contract';
