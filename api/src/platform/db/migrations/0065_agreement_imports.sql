-- Beside the version before: safe.
-- Imports of agreements: who brought which workbook when, what it wrote, and what became of it.

create table agreement_import (
  -- The upload.
  id uuid primary key,
  surface_project_id uuid not null references surface_project on delete cascade,
  user_id uuid not null references app_user,
  file_name text not null check (file_name <> ''),
  state text not null check (state in ('Review', 'Finalizing', 'Done', 'Failed', 'Undone')),
  review jsonb not null,
  result jsonb,
  message text,
  done integer not null default 0 check (done >= 0),
  total integer not null default 0 check (total >= 0),
  started_at timestamptz not null,
  seen_at timestamptz not null,
  finished_at timestamptz,
  undone_at timestamptz,
  undone_by_id uuid references app_user,
  undone jsonb
);
comment on column agreement_import.review is 'the mends and choices that were sent last';
comment on column agreement_import.seen_at is 'last sign of the process that finalizes';
create index agreement_import_project_idx on agreement_import (surface_project_id, started_at desc, id);
create index agreement_import_user_idx on agreement_import (user_id);
create index agreement_import_undone_by_idx on agreement_import (undone_by_id);

create table agreement_import_record (
  agreement_import_id uuid not null references agreement_import on delete cascade,
  kind text not null check (kind in ('Agreement', 'BusinessAssociate', 'Parcel')),
  record_id uuid not null,
  revision integer not null check (revision > 0),
  label text not null,
  before jsonb,
  primary key (agreement_import_id, kind, record_id)
);
comment on column agreement_import_record.revision is 'what the import left behind';
comment on column agreement_import_record.before is 'the fields that it changed, as they were; null of what it made';

create table import_mapping (
  company_id uuid not null references company on delete cascade,
  kind text not null check (kind in ('agreements', 'people', 'parcels')),
  header text not null,
  column_name text,
  primary key (company_id, kind, header)
);
comment on column import_mapping.header is 'of a workbook, in small letters without blanks';
comment on column import_mapping.column_name is 'null: it is not read';

-- Agreements of a project by what a sheet names them with.
create index agreement_lower_number_idx on agreement (surface_project_id, lower(agreement_number));
create index agreement_lower_reference_idx on agreement (surface_project_id, lower(reference_number));
create index business_associate_near_name_idx on business_associate using gin (lower(name) gin_trgm_ops);
create index title_lower_number_idx on title (lower(number));
create index parcel_lower_number_idx on parcel (lower(unique_number));
