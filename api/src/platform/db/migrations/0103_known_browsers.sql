-- Beside the version before: not safe: loads are counted by a mark in place of the user.
-- Candidates are tried, and halted, on pages before the sign-in too: by browsers in which somebody has signed in before.

create table known_browser (
  token_hash bytea primary key,
  user_id uuid not null references app_user on delete cascade,
  known_since timestamptz not null
);
create index known_browser_user_idx on known_browser (user_id);
create index known_browser_since_idx on known_browser (known_since);
comment on table known_browser is 'who signed in last in a browser; its cookie signs nobody in';

-- Loads are counted by a mark of the person that differs from release to release, not by the person.
alter table release add column load_salt uuid not null default gen_random_uuid();
comment on column release.load_salt is 'makes the marks by which loads are counted; replaced when they are forgotten';
alter table area_load add column person bytea;
update area_load l set person = sha256(convert_to(r.load_salt::text || l.user_id::text, 'UTF8'))
  from release r where r.area = l.area and r.version = l.version;
alter table area_load drop column user_id;
alter table area_load add primary key (area, version, person);
comment on column area_load.person is 'mark of a person; empty for all visitors that nothing vouches for together';
