-- Beside the version before: safe.
-- Outside a transaction.
-- The version before sorts lists by names without an index, slower and in its order, as long as copies of it run.
drop index concurrently if exists surface_project_by_description;
drop index concurrently if exists agreement_by_called;
drop index concurrently if exists agreement_by_name;
drop index concurrently if exists stakeholder_by_land_interest;
drop index concurrently if exists assigned_task_by_record_name;
drop index concurrently if exists communication_by_record_name;
drop index concurrently if exists related_document_by_record_name;
drop index concurrently if exists related_document_by_name;
drop index concurrently if exists event_by_record_name;
drop index concurrently if exists obligation_by_record_name;
drop index concurrently if exists title_tract_by_name;
drop index concurrently if exists business_associate_by_name;
drop index concurrently if exists business_associate_by_code;
drop index concurrently if exists contact_by_name;
drop index concurrently if exists contact_by_title;
drop index concurrently if exists agreement_by_type_and_called;
