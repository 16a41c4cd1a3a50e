-- Beside the version before: safe.
-- What people are told of beside what is due: answers, reports that are done, saves beside their unsaved changes.

-- A report that nobody waits for is told in the inbox.
alter table generated_document add column opened_at timestamptz;
comment on column generated_document.opened_at is 'when its person saw that it is done or has failed; null: nobody has looked yet';

-- Who sent a week back is told when it is handed in again.
alter table timesheet add column answered_to_id uuid references app_user;
alter table timesheet add column answered_on date;
comment on column timesheet.answered_to_id is 'who had sent back what was last handed in again';

alter table project_presence add column holds_since timestamptz;
comment on column project_presence.holds_since is 'since when the person has unsaved changes in it; null: none';

create table saved_over (
  user_id uuid not null references app_user on delete cascade,
  surface_project_id uuid not null,
  saved_on date not null,
  saved_by_id uuid not null references app_user on delete cascade,
  record_kind text not null,
  record_id uuid not null,
  primary key (user_id, surface_project_id, saved_on)
);
comment on table saved_over is 'the first save of a day by somebody else in a project in which a person had unsaved changes';
create index saved_over_saved_on on saved_over (saved_on);
create index saved_over_saved_by_idx on saved_over (saved_by_id);

-- Each save is in the history; who holds its project is known at that moment alone. Half a day is longer than anybody types:
-- a browser that was ended says nothing.
create function note_saved_over() returns trigger language plpgsql as $$
begin
  insert into saved_over (user_id, surface_project_id, saved_on, saved_by_id, record_kind, record_id)
  select distinct on (p.user_id, n.surface_project_id) p.user_id, n.surface_project_id,
    (n.changed_at at time zone 'UTC')::date, n.changed_by, n.record_kind, n.record_id
  from noted n join project_presence p on p.surface_project_id = n.surface_project_id
    and p.user_id <> n.changed_by and p.holds_since between n.changed_at - interval '12 hours' and n.changed_at
  join app_user u on u.id = p.user_id and (n.only_company_id is null or n.only_company_id = u.company_id)
  where n.revision > 1
  order by p.user_id, n.surface_project_id, n.changed_at, n.id
  on conflict do nothing;
  return null;
end $$;
create trigger history_entry_saved_over after insert on history_entry
  referencing new table as noted for each statement execute function note_saved_over();
