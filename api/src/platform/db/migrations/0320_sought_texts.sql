-- Beside the version before: safe.
-- Outside a transaction.
-- Searches find texts without their accents along these.
create index concurrently if not exists app_user_sought on app_user using gin (without_accents(search_text) gin_trgm_ops);
create index concurrently if not exists business_associate_sought on business_associate using gin (without_accents(search_text) gin_trgm_ops);
create index concurrently if not exists contact_sought on contact using gin (without_accents(search_text) gin_trgm_ops);
create index concurrently if not exists parcel_sought on parcel using gin (without_accents(search_text) gin_trgm_ops);
create index concurrently if not exists title_sought on title using gin (without_accents(search_text) gin_trgm_ops);
create index concurrently if not exists title_tract_sought on title_tract using gin (without_accents(search_text) gin_trgm_ops);
create index concurrently if not exists surface_project_sought on surface_project using gin (without_accents(search_text) gin_trgm_ops);
create index concurrently if not exists agreement_sought on agreement using gin (without_accents(search_text) gin_trgm_ops);
create index concurrently if not exists request_sought on request using gin (without_accents(search_text) gin_trgm_ops);
create index concurrently if not exists stakeholder_sought on stakeholder using gin (without_accents(search_text) gin_trgm_ops);
create index concurrently if not exists communication_sought on communication using gin (without_accents(search_text) gin_trgm_ops);
create index concurrently if not exists related_document_sought on related_document using gin (without_accents(search_text) gin_trgm_ops);
create index concurrently if not exists invoice_sought on invoice using gin (without_accents(search_text) gin_trgm_ops);
create index concurrently if not exists assigned_task_sought on assigned_task using gin (without_accents(search_text) gin_trgm_ops);
create index concurrently if not exists event_sought on event using gin (without_accents(search_text) gin_trgm_ops);
create index concurrently if not exists obligation_sought on obligation using gin (without_accents(search_text) gin_trgm_ops);
create index concurrently if not exists business_associate_near_name on business_associate using gin (without_accents(lower(name)) gin_trgm_ops);
