-- Beside the version before: safe.
-- Outside a transaction.
-- The version before sorts lists by numbers without an index, slower and in its order, as long as copies of it run.
drop index concurrently if exists agreement_by_agreement_number;
drop index concurrently if exists agreement_by_reference_number;
drop index concurrently if exists business_associate_by_email;
drop index concurrently if exists agreement_payment_number_idx;
drop index concurrently if exists parcel_by_unique_number;
drop index concurrently if exists parcel_registry_number_order_idx;
drop index concurrently if exists contact_by_email;
drop index concurrently if exists invoice_by_number;
drop index concurrently if exists request_by_connect_number;
drop index concurrently if exists stakeholder_by_distance_to_interest;
drop index concurrently if exists surface_project_by_afe_number;
drop index concurrently if exists surface_project_by_broker_project_number;
drop index concurrently if exists surface_project_by_broker_reference;
drop index concurrently if exists surface_project_by_operator_project_number;
drop index concurrently if exists surface_project_by_operator_reference;
drop index concurrently if exists title_by_number;
drop index concurrently if exists title_tract_by_legal_description;
drop index concurrently if exists agreement_by_type_and_number;
