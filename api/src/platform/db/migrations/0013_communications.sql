-- Beside the version before: safe.
-- Communications, events and documents.

create table stored_file (
  id uuid primary key,
  file_name text not null check (file_name <> ''),
  media_type text not null,
  size bigint not null check (size >= 0),
  sha256 bytea not null check (length(sha256) = 32),
  owner_id uuid not null references company,
  uploaded_by_id uuid references app_user,
  uploaded_on timestamptz not null
);
create index stored_file_sha256_idx on stored_file (sha256);
create index stored_file_owner_idx on stored_file (owner_id);
create index stored_file_uploaded_by_idx on stored_file (uploaded_by_id);
comment on table stored_file is 'what is known of a file; the bytes lie in the file store under their hash';

create table communication (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  agreement_id uuid references agreement on delete cascade,
  business_associate_id uuid references business_associate on delete cascade,
  surface_project_id uuid references surface_project on delete cascade,
  request_id uuid references request on delete cascade,
  stakeholder_id uuid references stakeholder on delete cascade,
  date date not null,
  comments text,
  confidential boolean not null default false,
  is_successful boolean not null default false,
  method_of_contact_id uuid references method_of_contact,
  representative_id uuid references app_user,
  source text not null check (source in ('Agreement', 'BusinessAssociate', 'Project', 'Request', 'Stakeholder')),
  owner_id uuid not null references company,
  check (case source
    when 'Agreement' then agreement_id is not null
    when 'BusinessAssociate' then business_associate_id is not null
    when 'Project' then surface_project_id is not null
    when 'Request' then request_id is not null
    else stakeholder_id is not null end),
  check (source = 'BusinessAssociate' or surface_project_id is not null)
);
comment on column communication.surface_project_id is 'the project of the parent; the right to the record hangs on it';
create index communication_agreement_idx on communication (agreement_id);
create index communication_business_associate_idx on communication (business_associate_id);
create index communication_request_idx on communication (request_id);
create index communication_stakeholder_idx on communication (stakeholder_id);
create index communication_representative_idx on communication (representative_id);
create index communication_owner_idx on communication (owner_id);

create table communication_business_associate (
  communication_id uuid not null references communication on delete cascade,
  business_associate_id uuid not null references business_associate,
  primary key (communication_id, business_associate_id)
);
create index communication_business_associate_associate_idx on communication_business_associate (business_associate_id);

create table communication_contact (
  communication_id uuid not null references communication on delete cascade,
  contact_id uuid not null references contact,
  primary key (communication_id, contact_id)
);
create index communication_contact_contact_idx on communication_contact (contact_id);

create table master_model (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  name text not null check (name <> ''),
  form_type_id uuid not null references form_type,
  is_active boolean not null default true
);
create index master_model_form_type_idx on master_model (form_type_id);

create table master_model_item (
  id uuid primary key,
  master_model_id uuid not null references master_model on delete cascade,
  sequence integer not null check (sequence > 0),
  event_type_id uuid not null references event_type
);
create index master_model_item_master_model_idx on master_model_item (master_model_id, sequence);
create unique index master_model_item_once on master_model_item (master_model_id, event_type_id);
create index master_model_item_event_type_idx on master_model_item (event_type_id);

create table event (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  agreement_id uuid references agreement on delete cascade,
  surface_project_id uuid not null references surface_project on delete cascade,
  date date,
  event_type_id uuid not null references event_type,
  notes text,
  owner_id uuid not null references company,
  last_modified_by_id uuid references app_user,
  last_modified_on timestamptz not null
);
-- An event type is used once on a project and once on each of its agreements (decision 36).
create unique index event_once on event (surface_project_id, coalesce(agreement_id, surface_project_id), event_type_id);
create index event_agreement_idx on event (agreement_id);
create index event_surface_project_idx on event (surface_project_id);
create index event_last_modified_by_idx on event (last_modified_by_id);

create table related_document (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  agreement_id uuid references agreement on delete cascade,
  communication_id uuid references communication on delete cascade,
  indigenous_log_id uuid references indigenous_log on delete cascade,
  surface_project_id uuid references surface_project on delete cascade,
  request_id uuid references request on delete cascade,
  request_item_id uuid references request_item on delete cascade,
  file_number text,
  name text,
  type text not null check (type in ('Archive', 'Document', 'PDF', 'Photo', 'Spatial File', 'Url')),
  is_confidential boolean not null default false,
  is_spatial boolean not null default false,
  is_url_link boolean not null default false,
  url text,
  notes text,
  owner_id uuid not null references company,
  last_modified_by_id uuid references app_user,
  last_modified_on timestamptz not null,
  uploaded_date timestamptz not null,
  size bigint check (size >= 0),
  parent_type text not null check (parent_type in ('Agreement', 'Communication', 'IndigenousLog', 'Instrument', 'Project', 'Request', 'RequestItem', 'Spatial', 'Title', 'TitleTract')),
  instrument_id uuid references instrument on delete cascade,
  title_id uuid references title on delete cascade,
  title_tract_id uuid references title_tract on delete cascade,
  stored_file_id uuid references stored_file,
  parent_id uuid not null generated always as (case parent_type
    when 'Agreement' then agreement_id
    when 'Communication' then communication_id
    when 'IndigenousLog' then indigenous_log_id
    when 'Instrument' then instrument_id
    when 'Request' then request_id
    when 'RequestItem' then request_item_id
    when 'Title' then title_id
    when 'TitleTract' then title_tract_id
    else surface_project_id end) stored,
  check (case when is_url_link then url is not null and stored_file_id is null else name is not null end)
);
comment on column related_document.surface_project_id is 'the project of the parent, where it has one; the right to the record hangs on it';
comment on column related_document.size is 'bytes';
create index related_document_parent_idx on related_document (parent_id, parent_type);
create index related_document_agreement_idx on related_document (agreement_id);
create index related_document_communication_idx on related_document (communication_id);
create index related_document_indigenous_log_idx on related_document (indigenous_log_id);
create index related_document_surface_project_idx on related_document (surface_project_id);
create index related_document_request_idx on related_document (request_id);
create index related_document_request_item_idx on related_document (request_item_id);
create index related_document_last_modified_by_idx on related_document (last_modified_by_id);
create index related_document_instrument_idx on related_document (instrument_id);
create index related_document_title_idx on related_document (title_id);
create index related_document_title_tract_idx on related_document (title_tract_id);
create index related_document_stored_file_idx on related_document (stored_file_id);
