-- Beside the version before: safe.
-- Tasks, what follows from them, and the models that string them together.

create table task (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  name text not null check (name <> ''),
  description text,
  task_type text not null check (task_type in ('Agreement', 'Indigenous', 'Project', 'Request', 'Stakeholder')),
  role_id uuid references task_role,
  is_active boolean not null default true
);
create index task_role_idx on task (role_id);

create table task_rule (
  id uuid primary key,
  task_id uuid not null references task on delete cascade,
  sequence integer not null check (sequence > 0),
  trigger text not null check (trigger in ('Completed', 'Started'))
);
create index task_rule_task_idx on task_rule (task_id, sequence);

create table task_rule_result (
  id uuid primary key,
  task_rule_id uuid not null references task_rule on delete cascade,
  sequence integer not null check (sequence > 0),
  action text not null check (action in ('AssignTask', 'ChangeStatus', 'EmailToUser')),
  target text
);
create index task_rule_result_task_rule_idx on task_rule_result (task_rule_id, sequence);

create table task_model (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  name text not null check (name <> ''),
  is_active boolean not null default true
);

create table task_model_item (
  id uuid primary key,
  task_model_id uuid not null references task_model on delete cascade,
  sequence integer not null check (sequence > 0),
  task_id uuid not null references task,
  days integer
);
create index task_model_item_task_model_idx on task_model_item (task_model_id, sequence);
create index task_model_item_task_idx on task_model_item (task_id);

create table task_manager (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  name text not null check (name <> ''),
  is_active boolean not null default true,
  task_model_id uuid references task_model,
  product_client_id uuid not null references company
);
create index task_manager_task_model_idx on task_manager (task_model_id);
create index task_manager_product_client_idx on task_manager (product_client_id);

create table task_manager_role (
  id uuid primary key,
  task_manager_id uuid not null references task_manager on delete cascade,
  sequence integer not null check (sequence > 0),
  role_id uuid not null references task_role,
  user_id uuid references app_user
);
create index task_manager_role_task_manager_idx on task_manager_role (task_manager_id, sequence);
create index task_manager_role_role_idx on task_manager_role (role_id);
create index task_manager_role_user_idx on task_manager_role (user_id);
