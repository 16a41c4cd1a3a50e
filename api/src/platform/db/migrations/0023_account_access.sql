-- Beside the version before: not safe: makes values unique in app_user, makes values unique in session.
-- How people get in: invitations and resets, codes, sessions, single sign-on, mail to be sent.

-- Who was invited and has not chosen a password has none.
alter table app_user alter column password_hash drop not null;
alter table app_user
  add column invited_at timestamptz,
  add column password_set_at timestamptz,
  add column last_sign_in_at timestamptz,
  add column sign_on_issuer text,
  add column sign_on_subject text;
update app_user set password_set_at = now();
comment on column app_user.sign_on_subject is 'who the person is to the identity provider; set at the first single sign-on';
create unique index app_user_sign_on on app_user (sign_on_issuer, sign_on_subject);

alter table session
  add column id uuid not null default gen_random_uuid(),
  add column address text not null default '',
  add column user_agent text not null default '';
create unique index session_id on session (id);

create table onboarding_link (
  id uuid primary key,
  token_hash bytea not null check (length(token_hash) = 32),
  user_id uuid not null references app_user on delete cascade,
  kind text not null check (kind in ('invite-user', 'reset-password')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  code_hash text,
  code_sent_at timestamptz,
  wrong_codes integer not null default 0,
  codes_asked integer not null default 0,
  validated_at timestamptz
);
create unique index onboarding_link_token on onboarding_link (token_hash);
create index onboarding_link_user on onboarding_link (user_id);
comment on column onboarding_link.token_hash is 'SHA-256 of the token in the mail; the token itself is not stored';
comment on column onboarding_link.code_hash is 'argon2id, PHC string format';

create table sign_in_failure (
  subject bytea primary key,
  failures integer not null,
  last_at timestamptz not null,
  attempt uuid not null
);
create index sign_in_failure_last on sign_in_failure (last_at);
comment on column sign_in_failure.attempt is 'the last attempt that was counted';
comment on column sign_in_failure.subject is 'SHA-256 of an account name, an address, or both';

create table sign_on_attempt (
  state_hash bytea primary key,
  nonce text not null,
  verifier text not null,
  created_at timestamptz not null
);

create table mail_job (
  id uuid primary key,
  kind text not null,
  subject text not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  last_error text
);
create index mail_job_due on mail_job (due_at);
create index mail_job_subject on mail_job (kind, subject);
comment on table mail_job is 'What is to be sent, not its text: tokens and codes are made when it goes out';
comment on column mail_job.subject is 'id of the record or name that the mail is about, as its kind says';
