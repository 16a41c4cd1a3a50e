-- Beside the version before: safe.
-- Records that came in from tables: under which id another system knows them, and what each time wrote, so that it can
-- be undone.

create table external_id (
  company_id uuid not null references company on delete cascade,
  type text not null,
  system text not null check (length(system) between 1 and 100),
  external_id text not null check (length(external_id) between 1 and 300),
  record_id uuid not null,
  primary key (company_id, type, system, external_id)
);
create index external_id_record_idx on external_id (record_id);
comment on table external_id is 'ids of records in other systems, as a company knows them';
comment on column external_id.type is 'the type of the record in the schema';

create table bring_in_run (
  id uuid primary key,
  kind text not null,
  file_name text not null,
  surface_project_id uuid references surface_project on delete cascade,
  user_id uuid not null references app_user,
  written_at timestamptz not null,
  counts jsonb not null,
  undone_at timestamptz,
  undone_by_id uuid references app_user
);
create index bring_in_run_surface_project_idx on bring_in_run (surface_project_id);
create index bring_in_run_user_idx on bring_in_run (user_id, written_at);
create index bring_in_run_undone_by_idx on bring_in_run (undone_by_id);
comment on table bring_in_run is 'a table that was brought in, record by record';

create table bring_in_record (
  bring_in_run_id uuid not null references bring_in_run on delete cascade,
  type text not null,
  record_id uuid not null,
  revision integer not null check (revision > 0),
  primary key (bring_in_run_id, type, record_id)
);
comment on table bring_in_record is 'a record that a table made, with the revision that it left';
