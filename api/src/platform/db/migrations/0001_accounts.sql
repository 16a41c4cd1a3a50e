-- Beside the version before: safe.
-- Companies, people, their sessions, and what operators roll out.

create table company (
  id uuid primary key,
  code text not null check (code <> ''),
  company_name text not null check (company_name <> ''),
  kind text not null check (kind in ('broker', 'operator')),
  is_sync_with_lrd_enabled boolean not null default false,
  is_sync_with_lw_enabled boolean not null default false
);
create unique index company_code on company (lower(code));

create table app_user (
  id uuid primary key,
  company_id uuid not null references company,
  first_name text not null,
  last_name text not null,
  user_name text not null check (user_name = lower(user_name) and user_name <> ''),
  email text not null,
  password_hash text not null,
  is_active boolean not null default true,
  is_approver boolean not null default false,
  is_broker boolean not null default false,
  is_editor boolean not null default false,
  is_operator boolean not null default false,
  is_read_only boolean not null default false,
  is_super_user boolean not null default false,
  is_system_administrator boolean not null default false,
  can_access_invoice boolean not null default false,
  locale text not null default 'en'
);
create unique index app_user_user_name on app_user (user_name);
create unique index app_user_email on app_user (lower(email));
create index app_user_company on app_user (company_id);
comment on column app_user.password_hash is 'argon2id, PHC string format';
comment on column app_user.locale is 'BCP 47 language tag';

create table session (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id uuid not null references app_user on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null
);
create index session_of_user on session (user_id);
comment on column session.token_hash is 'SHA-256 of the token in the cookie; the token itself is not stored';
comment on column session.last_seen_at is 'written at most once a minute';

create table feature_flag (
  name text primary key,
  is_on boolean not null default false
);
insert into feature_flag (name) values
  ('enableTimesheetsAndInvoicingPhaseTwo'),
  ('enableTaskManager'),
  ('enableLandownerTypesIntegration'),
  ('enableInvoicing'),
  ('enableAgreementEvents'),
  ('enableTimesheets'),
  ('enableBusinessAssociatesIntegration');

create table release (
  area text not null,
  version text not null,
  contract_version text not null,
  path text not null,
  is_stable boolean not null default false,
  registered_at timestamptz not null default now(),
  primary key (area, version)
);
create unique index release_stable on release (area) where is_stable;
comment on column release.path is 'path of the manifest below the origin of the area';
