-- Beside the version before: safe.
-- Outside a transaction.
-- Lists are sorted by the numbers of records along these, T2 before T10.
create index concurrently if not exists agreement_spelled_agreement_number on agreement (agreement_number collate spelled, id);
create index concurrently if not exists agreement_spelled_reference_number on agreement (reference_number collate spelled, id);
create index concurrently if not exists business_associate_spelled_email on business_associate (email collate spelled, id);
create index concurrently if not exists agreement_payment_spelled_number on agreement_payment (number collate spelled, id);
create index concurrently if not exists parcel_spelled_unique_number on parcel (unique_number collate spelled, id);
create index concurrently if not exists parcel_spelled_registry_number on parcel (registry_number collate spelled, id);
create index concurrently if not exists contact_spelled_email on contact (email collate spelled, id);
create index concurrently if not exists invoice_spelled_number on invoice (number collate spelled, id);
create index concurrently if not exists request_spelled_connect_number on request (connect_number collate spelled, id);
create index concurrently if not exists stakeholder_spelled_distance_to_interest on stakeholder (distance_to_interest collate spelled, id);
create index concurrently if not exists surface_project_spelled_afe_number on surface_project (afe_number collate spelled, id);
create index concurrently if not exists surface_project_spelled_broker_project_number on surface_project (broker_project_number collate spelled, id);
create index concurrently if not exists surface_project_spelled_broker_reference on surface_project (broker_reference collate spelled, id);
create index concurrently if not exists surface_project_spelled_operator_project_number on surface_project (operator_project_number collate spelled, id);
create index concurrently if not exists surface_project_spelled_operator_reference on surface_project (operator_reference collate spelled, id);
create index concurrently if not exists title_spelled_number on title (number collate spelled, id);
create index concurrently if not exists title_tract_spelled_legal_description on title_tract (legal_description collate spelled, id);
create index concurrently if not exists agreement_by_type_spelled_number on agreement (agreement_type_id, agreement_number collate spelled, id);
