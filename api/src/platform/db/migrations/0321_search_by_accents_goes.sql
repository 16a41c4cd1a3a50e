-- Beside the version before: safe.
-- Outside a transaction.
-- The version before searches without an index, slower and by accents, as long as copies of it run.
drop index concurrently if exists app_user_search;
drop index concurrently if exists business_associate_search;
drop index concurrently if exists contact_search;
drop index concurrently if exists parcel_search;
drop index concurrently if exists title_search;
drop index concurrently if exists title_tract_search;
drop index concurrently if exists surface_project_search;
drop index concurrently if exists agreement_search;
drop index concurrently if exists request_search;
drop index concurrently if exists stakeholder_search;
drop index concurrently if exists communication_search;
drop index concurrently if exists related_document_search;
drop index concurrently if exists invoice_search;
drop index concurrently if exists assigned_task_search;
drop index concurrently if exists event_search;
drop index concurrently if exists obligation_search;
drop index concurrently if exists business_associate_near_name_idx;
