-- Beside the version before: safe.
-- What a document is, apart from the format of its file, and the day that it bears.

alter table related_document add column document_type text check (document_type in ('Agreement', 'Consent',
  'Correspondence', 'Notice', 'Permit', 'Photo', 'Plan', 'Report', 'Title', 'Other'));
alter table related_document add column document_date date;
comment on column related_document.document_type is 'what the document is, as an agreement or a plan; null: not told';
comment on column related_document.document_date is 'the day that the document bears; null: not told';
