-- Beside the version before: safe.
-- Outside a transaction.
-- How many agreements of a project have their consent: it was received, or all signed and the documents are acquired.
create index concurrently if not exists agreement_consents on agreement
  (surface_project_id, consent_received_date, documents_acquired_date);
