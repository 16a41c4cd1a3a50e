-- Beside the version before: safe.
-- A closing binder is made as reports are, and is none of them.

alter table generated_document alter column report_id drop not null;
