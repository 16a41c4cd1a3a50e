-- Beside the version before: safe.
-- The days that are worked out from the rules of the provinces, so that people can be reminded of them: each is what its
-- agreement or consultation says as it stood when it was looked at.
create table clock_day (
  kind text not null,
  record_id uuid not null,
  due_on date not null,
  source_id uuid not null,
  surface_project_id uuid not null references surface_project on delete cascade,
  worked_at timestamptz not null,
  primary key (kind, record_id, due_on)
);
comment on column clock_day.record_id is 'an agreement, a stakeholder or an engagement';
comment on column clock_day.source_id is 'what was looked at as a whole: an agreement, or the project of a consultation';
create index clock_day_due_on on clock_day (kind, due_on);
create index clock_day_source on clock_day (source_id);
create index clock_day_project_idx on clock_day (surface_project_id);

create table clock_look (
  source_id uuid primary key,
  mark text not null,
  looked_on date not null
);
comment on table clock_look is 'as what and on which day an agreement or the consultation of a project was last looked at';
