-- Beside the version before: not safe: makes values unique in band, makes values unique in indigenous_representative, makes values unique in road, makes values unique in grantor_company, makes values unique in zone, makes values unique in boundary, makes values unique in indigenous_engagement, adds a rule to assigned_task.
-- Lists of names that administrators keep from now on.
alter table band add column revision integer not null default 1 check (revision > 0);
alter table band add column is_active boolean not null default true;
create unique index band_name on band (lower(name));

alter table indigenous_representative add column revision integer not null default 1 check (revision > 0);
alter table indigenous_representative add column is_active boolean not null default true;
create unique index indigenous_representative_name on indigenous_representative (band_id, lower(name));

alter table road add column revision integer not null default 1 check (revision > 0);
alter table road add column is_active boolean not null default true;
create unique index road_name on road (lower(name));

alter table grantor_company add column revision integer not null default 1 check (revision > 0);
alter table grantor_company add column is_active boolean not null default true;
create unique index grantor_company_name on grantor_company (lower(name));

alter table zone add column revision integer not null default 1 check (revision > 0);
alter table zone add column is_active boolean not null default true;
create unique index zone_code on zone (lower(code));

alter table boundary add column revision integer not null default 1 check (revision > 0);
alter table boundary add column is_active boolean not null default true;
-- The same formation may bound from below and from above.
create unique index boundary_code on boundary (lower(code), kind);

-- One engagement of a community on each project.
create unique index indigenous_engagement_once on indigenous_engagement (surface_project_id, band_id);

-- An engagement that tasks hang on is not deleted under them. Looked at when all is done: a project goes with both.
alter table assigned_task drop constraint assigned_task_indigenous_engagement_id_fkey;
alter table assigned_task add constraint assigned_task_indigenous_engagement_id_fkey
  foreign key (indigenous_engagement_id) references indigenous_engagement deferrable initially deferred;
