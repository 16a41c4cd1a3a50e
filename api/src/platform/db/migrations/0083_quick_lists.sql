-- Beside the version before: safe.
-- The communications of a project are read along an index, the newest first, however many there are.
create index communication_of_project on communication (surface_project_id, date, id);

-- Tasks of an agreement are found by all that people know it by: its reference, and every owner.

create function task_agreement_text(agreement uuid) returns text language plpgsql stable as $$
begin
  return (
    select concat_ws(' ', a.reference_number, a.name, a.agreement_name, (
      select string_agg(coalesce(b.name, l.legal_name), ' ' order by l.sequence, l.id)
      from landowner l left join business_associate b on b.id = l.business_associate_id
      where l.agreement_id = a.id))
    from agreement a where a.id = agreement);
end $$;

create or replace function assigned_task_names() returns trigger language plpgsql as $$
begin
  new.record_name := kept_name(case new.parent_class
    when 'Agreement' then agreement_called(new.agreement_id)
    when 'Indigenous' then engagement_called(new.indigenous_engagement_id)
    when 'Request' then request_called(new.request_id)
    when 'Stakeholder' then stakeholder_called(new.stakeholder_id) end, new.surface_project_id);
  new.related_text := concat_ws(chr(10),
    task_related_text(new.task_id, new.assignee_id, new.surface_project_id),
    case when new.parent_class = 'Agreement' then task_agreement_text(new.agreement_id) end);
  return new;
end $$;

-- Owners have the tasks of their agreements named anew already; so has another number or name.
drop trigger agreement_renamed on agreement;
create trigger agreement_renamed after update on agreement for each row
  when ((old.agreement_number, old.name, old.reference_number, old.agreement_name)
    is distinct from (new.agreement_number, new.name, new.reference_number, new.agreement_name))
  execute function agreement_renamed();

update assigned_task set related_text = '' where parent_class = 'Agreement';
