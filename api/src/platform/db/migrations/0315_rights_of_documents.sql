-- Beside the version before: safe.
-- A document is opened only by who still may see what is in it. Its person may lose a right or a project in the hour in
-- which it can be opened. Documents from before this have neither and live an hour at most.
alter table generated_document add column rights text[];
alter table generated_document add column projects uuid[];
comment on column generated_document.rights is
  'the rights and the company of its person when it was begun; null: of before they were kept';
comment on column generated_document.projects is
  'the projects that its person saw when it was begun; null: all of them, or of before they were kept';
