-- Beside the version before: safe.
-- When a person is away, and who is reminded in their place.

create table absence (
  user_id uuid primary key references app_user on delete cascade,
  from_day date not null,
  to_day date not null,
  substitute_id uuid references app_user on delete set null,
  check (to_day >= from_day),
  check (substitute_id is distinct from user_id)
);
comment on table absence is 'the next days on which a person is not mailed; somebody else is reminded of their work meanwhile';
create index absence_substitute on absence (substitute_id);
