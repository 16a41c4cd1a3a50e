-- Beside the version before: safe.
-- Outside a transaction.
-- Lists are sorted by names along these.
create index concurrently if not exists surface_project_spelled_description on surface_project (description collate spelled, id);
create index concurrently if not exists agreement_spelled_called on agreement (called collate spelled, id);
create index concurrently if not exists agreement_spelled_name on agreement (name collate spelled, id);
create index concurrently if not exists stakeholder_spelled_land_interest on stakeholder (land_interest collate spelled, id);
create index concurrently if not exists assigned_task_spelled_record_name on assigned_task (record_name collate spelled, id);
create index concurrently if not exists communication_spelled_record_name on communication (record_name collate spelled, id);
create index concurrently if not exists related_document_spelled_record_name on related_document (record_name collate spelled, id);
create index concurrently if not exists related_document_spelled_name on related_document (name collate spelled, id);
create index concurrently if not exists event_spelled_record_name on event (record_name collate spelled, id);
create index concurrently if not exists obligation_spelled_record_name on obligation (record_name collate spelled, id);
create index concurrently if not exists title_tract_spelled_name on title_tract (name collate spelled, id);
create index concurrently if not exists business_associate_spelled_name on business_associate (name collate spelled, id);
create index concurrently if not exists business_associate_spelled_code on business_associate (code collate spelled, id);
create index concurrently if not exists contact_spelled_name on contact (name collate spelled, id);
create index concurrently if not exists contact_spelled_title on contact (title collate spelled, id);
create index concurrently if not exists agreement_by_type_spelled_called on agreement (agreement_type_id, called collate spelled, id);
