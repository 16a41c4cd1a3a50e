-- Beside the version before: safe.
-- What people search a list by, in one indexed text a record, so that a part of
-- any of its texts is found without reading the table.

create extension if not exists pg_trgm;

-- Texts of other records that a record is searched by: its owners, occupants and parcels.
alter table agreement add column related_text text not null default '';
alter table request add column related_text text not null default '';
alter table stakeholder add column related_text text not null default '';

alter table app_user add column search_text text generated always as (
  lower(first_name || ' ' || last_name || chr(10) || user_name || chr(10) || email)) stored;
alter table business_associate add column search_text text generated always as (
  lower(coalesce(code, '') || chr(10) || name || chr(10) || coalesce(address_line1, '') || chr(10) ||
    coalesce(email, '') || chr(10) || coalesce(phone_number, '') || chr(10) || coalesce(cell_number, ''))) stored;
alter table contact add column search_text text generated always as (
  lower(name || chr(10) || coalesce(title, '') || chr(10) || coalesce(email, ''))) stored;
alter table parcel add column search_text text generated always as (
  lower(formatted_legal_description || chr(10) || unique_number || chr(10) || rights_type)) stored;
alter table title add column search_text text generated always as (
  lower(number || chr(10) || status)) stored;
alter table title_tract add column search_text text generated always as (
  lower(name || chr(10) || coalesce(legal_description, ''))) stored;
alter table surface_project add column search_text text generated always as (
  lower(description || chr(10) || coalesce(operator_project_number, '') || chr(10) ||
    coalesce(operator_reference, '') || chr(10) || coalesce(broker_project_number, '') || chr(10) ||
    coalesce(broker_reference, '') || chr(10) || coalesce(afe_number, '') || chr(10) || coalesce(uwi, ''))) stored;
alter table agreement add column search_text text generated always as (
  lower(name || chr(10) || coalesce(agreement_number, '') || chr(10) || coalesce(agreement_name, '') || chr(10) ||
    coalesce(reference_number, '') || chr(10) || related_text)) stored;
alter table request add column search_text text generated always as (
  lower(coalesce(request_scope, '') || chr(10) || coalesce(connect_number, '') || chr(10) ||
    coalesce(connect_status, '') || chr(10) || related_text)) stored;
alter table stakeholder add column search_text text generated always as (
  lower(coalesce(land_interest, '') || chr(10) || coalesce(distance_to_interest, '') || chr(10) || related_text)) stored;
alter table communication add column search_text text generated always as (
  lower(coalesce(comments, ''))) stored;
alter table related_document add column search_text text generated always as (
  lower(coalesce(name, '') || chr(10) || coalesce(url, '') || chr(10) || coalesce(notes, '') || chr(10) ||
    coalesce(file_number, ''))) stored;
alter table invoice add column search_text text generated always as (
  lower(number || chr(10) || coalesce(notes, ''))) stored;

create index app_user_search on app_user using gin (search_text gin_trgm_ops);
create index business_associate_search on business_associate using gin (search_text gin_trgm_ops);
create index contact_search on contact using gin (search_text gin_trgm_ops);
create index parcel_search on parcel using gin (search_text gin_trgm_ops);
create index title_search on title using gin (search_text gin_trgm_ops);
create index title_tract_search on title_tract using gin (search_text gin_trgm_ops);
create index surface_project_search on surface_project using gin (search_text gin_trgm_ops);
create index agreement_search on agreement using gin (search_text gin_trgm_ops);
create index request_search on request using gin (search_text gin_trgm_ops);
create index stakeholder_search on stakeholder using gin (search_text gin_trgm_ops);
create index communication_search on communication using gin (search_text gin_trgm_ops);
create index related_document_search on related_document using gin (search_text gin_trgm_ops);
create index invoice_search on invoice using gin (search_text gin_trgm_ops);

-- The related texts are rewritten for the records that a statement touched, once a statement.

create function write_agreement_text(ids uuid[]) returns void language sql as $$
  update agreement set related_text = texts.value
  from (
    select a.id, left(concat_ws(chr(10),
      (select string_agg(coalesce(b.name, l.legal_name), chr(10) order by l.sequence)
        from landowner l left join business_associate b on b.id = l.business_associate_id where l.agreement_id = a.id),
      (select string_agg(b.name, chr(10) order by o.sequence)
        from occupant o join business_associate b on b.id = o.business_associate_id where o.agreement_id = a.id),
      (select string_agg(p.formatted_legal_description, chr(10) order by r.sequence)
        from agreement_parcel r join parcel p on p.id = r.parcel_id where r.agreement_id = a.id)), 4000) as value
    from agreement a where a.id = any (ids)
  ) texts
  where agreement.id = texts.id and agreement.related_text <> texts.value
$$;

create function write_request_text(ids uuid[]) returns void language sql as $$
  update request set related_text = texts.value
  from (
    select r.id, left(concat_ws(chr(10), b.name, g.name,
      (select string_agg(distinct p.formatted_legal_description, chr(10))
        from request_item i join request_item_parcel x on x.request_item_id = i.id join parcel p on p.id = x.parcel_id
        where i.request_id = r.id)), 4000) as value
    from request r
    left join business_associate b on b.id = r.business_associate_id
    left join grantor_company g on g.id = r.grantor_company_id
    where r.id = any (ids)
  ) texts
  where request.id = texts.id and request.related_text <> texts.value
$$;

create function write_stakeholder_text(ids uuid[]) returns void language sql as $$
  update stakeholder set related_text = texts.value
  from (
    select s.id, left(concat_ws(chr(10), b.name,
      (select string_agg(p.formatted_legal_description, chr(10) order by x.sequence)
        from stakeholder_parcel x join parcel p on p.id = x.parcel_id where x.stakeholder_id = s.id)), 4000) as value
    from stakeholder s left join business_associate b on b.id = s.business_associate_id
    where s.id = any (ids)
  ) texts
  where stakeholder.id = texts.id and stakeholder.related_text <> texts.value
$$;

create function agreement_parts_changed() returns trigger language plpgsql as $$
begin
  perform write_agreement_text(array(select distinct agreement_id from changed));
  return null;
end $$;

create function request_changed() returns trigger language plpgsql as $$
begin
  perform write_request_text(array(select id from changed));
  return null;
end $$;

create function request_parcels_changed() returns trigger language plpgsql as $$
begin
  perform write_request_text(array(
    select distinct i.request_id from changed join request_item i on i.id = changed.request_item_id));
  return null;
end $$;

create function stakeholder_changed() returns trigger language plpgsql as $$
begin
  perform write_stakeholder_text(array(select id from changed));
  return null;
end $$;

create function stakeholder_parcels_changed() returns trigger language plpgsql as $$
begin
  perform write_stakeholder_text(array(select distinct stakeholder_id from changed));
  return null;
end $$;

create function associate_renamed() returns trigger language plpgsql as $$
declare renamed uuid[] := array(select id from before join changed using (id) where before.name <> changed.name);
begin
  perform write_agreement_text(array(
    select agreement_id from landowner where business_associate_id = any (renamed)
    union select agreement_id from occupant where business_associate_id = any (renamed)));
  perform write_request_text(array(select id from request where business_associate_id = any (renamed)));
  perform write_stakeholder_text(array(select id from stakeholder where business_associate_id = any (renamed)));
  return null;
end $$;

create function parcel_renamed() returns trigger language plpgsql as $$
declare renamed uuid[] := array(
  select id from before join changed using (id)
  where before.formatted_legal_description <> changed.formatted_legal_description);
begin
  perform write_agreement_text(array(select agreement_id from agreement_parcel where parcel_id = any (renamed)));
  perform write_request_text(array(
    select i.request_id from request_item i join request_item_parcel x on x.request_item_id = i.id
    where x.parcel_id = any (renamed)));
  perform write_stakeholder_text(array(
    select stakeholder_id from stakeholder_parcel where parcel_id = any (renamed)));
  return null;
end $$;

create trigger landowner_insert_text after insert on landowner referencing new table as changed
  for each statement execute function agreement_parts_changed();
create trigger landowner_update_text after update on landowner referencing new table as changed
  for each statement execute function agreement_parts_changed();
create trigger landowner_delete_text after delete on landowner referencing old table as changed
  for each statement execute function agreement_parts_changed();
create trigger occupant_insert_text after insert on occupant referencing new table as changed
  for each statement execute function agreement_parts_changed();
create trigger occupant_update_text after update on occupant referencing new table as changed
  for each statement execute function agreement_parts_changed();
create trigger occupant_delete_text after delete on occupant referencing old table as changed
  for each statement execute function agreement_parts_changed();
create trigger agreement_parcel_insert_text after insert on agreement_parcel referencing new table as changed
  for each statement execute function agreement_parts_changed();
create trigger agreement_parcel_update_text after update on agreement_parcel referencing new table as changed
  for each statement execute function agreement_parts_changed();
create trigger agreement_parcel_delete_text after delete on agreement_parcel referencing old table as changed
  for each statement execute function agreement_parts_changed();
create trigger request_item_parcel_insert_text after insert on request_item_parcel referencing new table as changed
  for each statement execute function request_parcels_changed();
create trigger request_item_parcel_update_text after update on request_item_parcel referencing new table as changed
  for each statement execute function request_parcels_changed();
create trigger request_item_parcel_delete_text after delete on request_item_parcel referencing old table as changed
  for each statement execute function request_parcels_changed();
create trigger stakeholder_parcel_insert_text after insert on stakeholder_parcel referencing new table as changed
  for each statement execute function stakeholder_parcels_changed();
create trigger stakeholder_parcel_update_text after update on stakeholder_parcel referencing new table as changed
  for each statement execute function stakeholder_parcels_changed();
create trigger stakeholder_parcel_delete_text after delete on stakeholder_parcel referencing old table as changed
  for each statement execute function stakeholder_parcels_changed();
create trigger request_insert_text after insert on request referencing new table as changed
  for each statement when (pg_trigger_depth() = 0) execute function request_changed();
create trigger request_update_text after update on request referencing new table as changed
  for each statement when (pg_trigger_depth() = 0) execute function request_changed();
create trigger stakeholder_insert_text after insert on stakeholder referencing new table as changed
  for each statement when (pg_trigger_depth() = 0) execute function stakeholder_changed();
create trigger stakeholder_update_text after update on stakeholder referencing new table as changed
  for each statement when (pg_trigger_depth() = 0) execute function stakeholder_changed();
create trigger business_associate_update_text after update on business_associate referencing old table as before new table as changed
  for each statement execute function associate_renamed();
create trigger parcel_update_text after update on parcel referencing old table as before new table as changed
  for each statement execute function parcel_renamed();
