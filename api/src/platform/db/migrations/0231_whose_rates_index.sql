-- Beside the version before: safe.
-- Outside a transaction.
create index concurrently if not exists rate_schedule_surface_project_idx on rate_schedule (surface_project_id);
create index concurrently if not exists rate_schedule_company_idx on rate_schedule (company_id);
create index concurrently if not exists rate_type_person_idx on rate_type (person_id);
create index concurrently if not exists rate_type_role_idx on rate_type (role_id);
