-- Beside the version before: safe.
-- Rates of one project or of the company that bills, and for one person or one task role. Null: for all of them.
alter table rate_schedule
  add column surface_project_id uuid references surface_project,
  add column company_id uuid references company;
alter table rate_type
  add column person_id uuid references app_user,
  add column role_id uuid references task_role;
