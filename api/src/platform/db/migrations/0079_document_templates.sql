-- Beside the version before: safe.
-- Word templates that were looked at before they were taken, their versions, and what each document was made from.

create table checked_template (
  stored_file_id uuid not null references stored_file on delete cascade,
  report_type_id uuid not null references report_type,
  is_letter boolean not null,
  checked_on timestamptz not null,
  primary key (stored_file_id, report_type_id)
);
comment on column checked_template.is_letter is 'whether it is written to somebody';
create index checked_template_report_type_idx on checked_template (report_type_id);

create table template_version (
  report_template_id uuid not null references report_template on delete cascade,
  number integer not null check (number > 0),
  made_on timestamptz not null,
  made_by_id uuid references app_user,
  files jsonb not null,
  primary key (report_template_id, number)
);
comment on column template_version.files is 'the files in their order, [{"id", "name"}]; the id is that of the stored file';
create index template_version_made_by_idx on template_version (made_by_id);

insert into template_version (report_template_id, number, made_on, files)
  select report_template_id, 1, max(uploaded_date),
    jsonb_agg(jsonb_build_object('id', stored_file_id, 'name', name) order by sequence, id)
  from template_file where stored_file_id is not null group by report_template_id;

-- A document is remembered as long as it is there: filed with a record, or for its hour.
create table document_from_template (
  id uuid primary key,
  related_document_id uuid references related_document on delete cascade,
  generated_document_id uuid references generated_document on delete cascade,
  report_template_id uuid references report_template on delete set null,
  template_name text not null,
  template_version integer not null,
  template_file_id uuid not null,
  record_id uuid not null,
  business_associate_id uuid references business_associate on delete set null,
  data jsonb not null,
  made_on timestamptz not null,
  made_by_id uuid not null references app_user,
  check (num_nonnulls(related_document_id, generated_document_id) = 1)
);
comment on column document_from_template.data is 'the values that were filled in, as they were printed';
create index document_from_template_document_idx on document_from_template (related_document_id);
create index document_from_template_generated_idx on document_from_template (generated_document_id);
create index document_from_template_template_idx on document_from_template (report_template_id, template_version);
create index document_from_template_associate_idx on document_from_template (business_associate_id);
create index document_from_template_made_by_idx on document_from_template (made_by_id);
