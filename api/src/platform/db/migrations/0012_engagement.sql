-- Beside the version before: safe.
-- Indigenous engagement and assigned tasks.

create table indigenous_engagement (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  surface_project_id uuid not null references surface_project on delete cascade,
  sequence integer not null check (sequence > 0),
  band_id uuid not null references band,
  representative_id uuid references indigenous_representative,
  notified_date date,
  response_date date,
  completed_date date,
  notes text
);
create index indigenous_engagement_surface_project_idx on indigenous_engagement (surface_project_id, sequence);
create index indigenous_engagement_band_idx on indigenous_engagement (band_id);
create index indigenous_engagement_representative_idx on indigenous_engagement (representative_id);

create table indigenous_log (
  id uuid primary key,
  indigenous_engagement_id uuid not null references indigenous_engagement on delete cascade,
  date date not null,
  method_of_contact_id uuid references indigenous_method_of_contact,
  representative_id uuid references indigenous_representative,
  contacted_by_id uuid references app_user,
  is_successful boolean not null default false,
  comments text
);
create index indigenous_log_indigenous_engagement_idx on indigenous_log (indigenous_engagement_id);
create index indigenous_log_method_of_contact_idx on indigenous_log (method_of_contact_id);
create index indigenous_log_representative_idx on indigenous_log (representative_id);
create index indigenous_log_contacted_by_idx on indigenous_log (contacted_by_id);

create table assigned_task (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  agreement_id uuid references agreement on delete cascade,
  surface_project_id uuid not null references surface_project on delete cascade,
  request_id uuid references request on delete cascade,
  stakeholder_id uuid references stakeholder on delete cascade,
  parent_class text not null check (parent_class in ('Agreement', 'Any', 'Indigenous', 'Project', 'Request', 'Stakeholder')),
  task_id uuid not null references task,
  assignee_id uuid references app_user,
  assigned_date date,
  due_date date,
  started_date date,
  completed_date date,
  on_hold boolean not null default false,
  notes text,
  indigenous_engagement_id uuid references indigenous_engagement on delete cascade,
  parent_id uuid not null generated always as (case parent_class
    when 'Agreement' then agreement_id
    when 'Indigenous' then indigenous_engagement_id
    when 'Request' then request_id
    when 'Stakeholder' then stakeholder_id
    else surface_project_id end) stored
);
create index assigned_task_due_idx on assigned_task (due_date, id);
create index assigned_task_parent_idx on assigned_task (parent_id, parent_class);
create index assigned_task_agreement_idx on assigned_task (agreement_id);
create index assigned_task_request_idx on assigned_task (request_id);
create index assigned_task_stakeholder_idx on assigned_task (stakeholder_id);
create index assigned_task_assignee_idx on assigned_task (assignee_id);
create index assigned_task_indigenous_engagement_idx on assigned_task (indigenous_engagement_id);
