-- Beside the version before: safe.
-- Task roles and teams.

create table task_role (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  name text not null check (name <> ''),
  description text,
  is_active boolean not null default true
);

create table team (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  name text not null check (name <> ''),
  description text,
  is_active boolean not null default true,
  product_client_id uuid not null references company
);
create index team_product_client_idx on team (product_client_id);

create table team_member (
  id uuid primary key,
  team_id uuid not null references team on delete cascade,
  sequence integer not null check (sequence > 0),
  user_id uuid not null references app_user,
  task_role_id uuid references task_role
);
create index team_member_team_idx on team_member (team_id, sequence);
create index team_member_user_idx on team_member (user_id);
create index team_member_task_role_idx on team_member (task_role_id);

alter table app_user
  add column revision integer not null default 1 check (revision > 0),
  add column work_title text;

create table user_task_role (
  app_user_id uuid not null references app_user on delete cascade,
  task_role_id uuid not null references task_role,
  primary key (app_user_id, task_role_id)
);
create index user_task_role_role_idx on user_task_role (task_role_id);
