-- Beside the version before: safe.
-- What one search over all kinds walks: the beginnings of what people know a record by, in any
-- case, and the digits of phone numbers, however they were written.

create index agreement_begins_agreement_number on agreement (lower(agreement_number) text_pattern_ops);
create index agreement_begins_reference_number on agreement (lower(reference_number) text_pattern_ops);
create index surface_project_begins_description on surface_project (lower(description) text_pattern_ops);
create index surface_project_begins_operator_project_number
  on surface_project (lower(operator_project_number) text_pattern_ops);
create index surface_project_begins_broker_project_number
  on surface_project (lower(broker_project_number) text_pattern_ops);
create index business_associate_begins_name on business_associate (lower(name) text_pattern_ops);
create index contact_begins_name on contact (lower(name) text_pattern_ops);
create index parcel_begins_formatted_legal_description
  on parcel (lower(formatted_legal_description) text_pattern_ops);
create index parcel_begins_unique_number on parcel (lower(unique_number) text_pattern_ops);
create index title_begins_number on title (lower(number) text_pattern_ops);
create index title_tract_begins_name on title_tract (lower(name) text_pattern_ops);
create index request_begins_connect_number on request (lower(connect_number) text_pattern_ops);
create index related_document_begins_name on related_document (lower(name) text_pattern_ops);
create index invoice_begins_number on invoice (lower(number) text_pattern_ops);
create index app_user_begins_last_name on app_user (lower(last_name) text_pattern_ops);
create index app_user_begins_first_name on app_user (lower(first_name) text_pattern_ops);

alter table business_associate add column phone_digits text generated always as (
  regexp_replace(coalesce(phone_number, ''), '\D', '', 'g') || ' ' ||
    regexp_replace(coalesce(cell_number, ''), '\D', '', 'g')) stored;
alter table phone_number add column digits text generated always as (
  regexp_replace(number, '\D', '', 'g')) stored;
create index business_associate_phone_digits on business_associate using gin (phone_digits gin_trgm_ops);
create index phone_number_digits on phone_number using gin (digits gin_trgm_ops);
