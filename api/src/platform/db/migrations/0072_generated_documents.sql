-- Beside the version before: safe.
-- Documents that reports make: who ran them, how they stand, and until when they can be opened.

create table generated_document (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  report_id uuid not null references report_type,
  output_format text not null check (output_format in ('PDF', 'Word', 'Excel')),
  file_name text not null check (file_name <> ''),
  state text not null check (state in ('Running', 'Done', 'Failed')),
  message text,
  size bigint check (size >= 0),
  started_at timestamptz not null,
  expires_at timestamptz not null,
  check ((state = 'Done') = (size is not null)),
  check ((state = 'Failed') = (message is not null))
);
comment on column generated_document.message is 'why it failed, in the language of who ran it';
create index generated_document_user_idx on generated_document (user_id);
create index generated_document_report_idx on generated_document (report_id);
create index generated_document_expires_idx on generated_document (expires_at);
