-- Beside the version before: safe.
-- A document that was not made because records lack values names each with the way to its field.
alter table generated_document add column missing jsonb;
comment on column generated_document.missing is
  'records that lack values, as the progress of the document answers them; null where it failed otherwise or did not fail';
