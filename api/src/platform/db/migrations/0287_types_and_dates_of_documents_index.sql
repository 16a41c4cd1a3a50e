-- Beside the version before: safe.
-- Outside a transaction.
-- Documents are listed by what they are and by their day.
create index concurrently if not exists related_document_by_document_type on related_document (document_type, id);
create index concurrently if not exists related_document_by_document_date on related_document (document_date, id);
