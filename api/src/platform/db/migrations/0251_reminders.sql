-- Beside the version before: safe.
-- What people are reminded of. A reminder is a fact: a row for a person, a record and its day, filled from what is due.

create table reminder (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user on delete cascade,
  kind text not null,
  record_id uuid not null,
  due_on date not null,
  is_late boolean not null,
  read_at timestamptz,
  snoozed_until date,
  for_id uuid references app_user on delete cascade,
  mailing_id uuid,
  unique (user_id, kind, record_id, due_on, is_late)
);
comment on table reminder is 'what a person is reminded of: once ahead of its day, and once when it is late';
comment on column reminder.for_id is 'whose work it is, where that person is away; null: the person''s own';
comment on column reminder.mailing_id is 'the mail that it goes out with; null as long as no mail has claimed it';
create index reminder_unread on reminder (user_id) where read_at is null;
create index reminder_for on reminder (for_id) where for_id is not null;
create index reminder_mailing on reminder (mailing_id) where mailing_id is not null;

create table reminder_way (
  user_id uuid not null references app_user on delete cascade,
  kind text not null,
  way text not null check (way in ('off', 'here', 'digest', 'atOnce')),
  primary key (user_id, kind)
);
comment on table reminder_way is 'how a person wants to be told of a kind, where it is not the usual way';

create table reminder_digest (
  user_id uuid not null references app_user on delete cascade,
  day date not null,
  primary key (user_id, day)
);
comment on table reminder_digest is 'the mornings, in the zone of the person, whose mail was written';

-- Whichever copy of the server wakes first fills; the others leave it alone for a while.
create table reminder_round (
  is_one boolean primary key default true check (is_one),
  filled_at timestamptz not null,
  took_ms integer not null
);
comment on table reminder_round is 'when reminders were last filled, and how long that took';
insert into reminder_round (filled_at, took_ms) values ('epoch', 0);
