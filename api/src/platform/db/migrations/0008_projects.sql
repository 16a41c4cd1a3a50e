-- Beside the version before: safe.
-- Surface projects with their members.

create table surface_project (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  description text not null check (description <> ''),
  afe_number text,
  area_id uuid references area,
  priority text,
  project_scope text,
  regulatory_details text,
  acquisition_comment text,
  action_item text,
  uwi text,
  task_model_name text,
  task_manager_id uuid references task_manager,
  owner_id uuid not null references company,
  broker_id uuid references company,
  broker_office_id uuid references office,
  broker_project_number text,
  broker_project_status_id uuid references broker_project_status,
  broker_reference text,
  operator_id uuid references company,
  operator_office_id uuid references office,
  operator_project_number text,
  operator_project_status_id uuid references operator_project_status,
  operator_reference text,
  client_id uuid references business_associate,
  project_type_id uuid references project_type,
  project_group_id uuid references project_group,
  security_level_id uuid references security_level,
  surface_status_id uuid references surface_status,
  survey_status_id uuid references survey_status,
  is_archived boolean not null default false,
  geometry jsonb,
  created_on timestamptz not null,
  last_modified_on timestamptz not null
);
create index surface_project_owner_idx on surface_project (owner_id);
create index surface_project_broker_office_idx on surface_project (broker_office_id);
create index surface_project_operator_office_idx on surface_project (operator_office_id);
create index surface_project_client_idx on surface_project (client_id);
create index surface_project_project_group_idx on surface_project (project_group_id);
create index surface_project_security_level_idx on surface_project (security_level_id);
create index surface_project_task_manager_idx on surface_project (task_manager_id);

create table additional_info_item (
  id uuid primary key,
  surface_project_id uuid not null references surface_project on delete cascade,
  sequence integer not null check (sequence > 0),
  value text,
  option_id uuid references additional_info_option,
  type_id uuid not null references additional_info_type
);
create index additional_info_item_surface_project_idx on additional_info_item (surface_project_id, sequence);
create index additional_info_item_option_idx on additional_info_item (option_id);
create index additional_info_item_type_idx on additional_info_item (type_id);

create table member (
  id uuid primary key,
  surface_project_id uuid not null references surface_project on delete cascade,
  sequence integer not null check (sequence > 0),
  business_associate_id uuid references business_associate,
  contact_id uuid references contact,
  organization_type_id uuid references organization_type,
  product_client_id uuid references company,
  project_access text not null check (project_access in ('Edit', 'None', 'View')),
  role_type_id uuid references member_role,
  team_id uuid references team,
  user_id uuid references app_user
);
create index member_surface_project_idx on member (surface_project_id, sequence);
create index member_business_associate_idx on member (business_associate_id);
create index member_contact_idx on member (contact_id);
create index member_organization_type_idx on member (organization_type_id);
create index member_role_type_idx on member (role_type_id);
create index member_team_idx on member (team_id);
create index member_user_idx on member (user_id);
create index member_product_client_idx on member (product_client_id);

create table related_project (
  id uuid primary key,
  surface_project_id uuid not null references surface_project on delete cascade,
  sequence integer not null check (sequence > 0),
  related_project_id uuid references surface_project,
  operator_project_number text,
  operator_reference text,
  broker_project_number text,
  broker_reference text,
  project_type_id uuid references project_type
);
create index related_project_surface_project_idx on related_project (surface_project_id, sequence);
create index related_project_related_project_idx on related_project (related_project_id);
create index related_project_project_type_idx on related_project (project_type_id);

create table project_revision (
  id uuid primary key,
  surface_project_id uuid not null references surface_project on delete cascade,
  sequence integer not null check (sequence > 0),
  date date not null,
  details text
);
create index project_revision_surface_project_idx on project_revision (surface_project_id, sequence);

create table key_date (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  surface_project_id uuid not null references surface_project on delete cascade,
  sequence integer not null check (sequence > 0),
  name text not null check (name <> ''),
  planned_date date,
  actual_date date,
  notes text
);
create index key_date_surface_project_idx on key_date (surface_project_id, sequence);
