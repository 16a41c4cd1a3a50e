-- Beside the version before: not safe: adds a rule to obligation, makes values unique in obligation.
-- Rows of a project that have a form of their own tell their revision, so that two people's rows are told apart.
alter table member add column revision integer not null default 1 check (revision > 0);
alter table related_project add column revision integer not null default 1 check (revision > 0);
alter table project_revision add column revision integer not null default 1 check (revision > 0);
alter table indigenous_log add column revision integer not null default 1 check (revision > 0);

-- Some duties come again: every so many days, months or years after the day that they were due.
alter table obligation add column recurrence_interval integer check (recurrence_interval > 0);
alter table obligation add column recurrence_unit text check (recurrence_unit in ('Days', 'Months', 'Years'));
alter table obligation add check ((recurrence_interval is null) = (recurrence_unit is null));
alter table obligation add column follows_id uuid references obligation on delete set null;
alter table obligation add column notes text;
create unique index obligation_followed_once on obligation (follows_id);

create index related_project_of_other on related_project (related_project_id);

-- Who has a project open now. A line that is not renewed is forgotten, so a crash of the server loses nothing.
create unlogged table project_presence (
  user_id uuid not null references app_user on delete cascade,
  surface_project_id uuid not null references surface_project on delete cascade,
  since timestamptz not null,
  seen_at timestamptz not null,
  primary key (surface_project_id, user_id)
);
