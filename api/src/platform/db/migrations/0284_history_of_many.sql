-- Beside the version before: safe.
-- What an import writes by the thousand is looked at once and not row by row.

-- A function of SQL alone is planned anew for each row of land; this one keeps its plan.
create or replace function provinces_named(codes text) returns uuid[] language plpgsql stable as $$
begin
  return (select coalesce(array_agg(s.id order by s.code), '{}') from state_or_province s join country c on c.id = s.country_id
    where upper(c.code) in ('CA', 'CAN') and upper(s.code) = any (string_to_array(codes, ' ')));
end $$;

-- New land lies nowhere yet: its places are added, and none is looked for to be taken out.
create or replace function parcels_made() returns trigger language plpgsql as $$
begin
  insert into parcel_place (parcel_id, place)
    select p.id, box(point((edges ->> 2)::float8, (edges ->> 3)::float8),
      point((edges ->> 0)::float8, (edges ->> 1)::float8))
    from changed p cross join lateral jsonb_array_elements(coalesce(p.places,
      jsonb_build_array(jsonb_build_array(p.west, p.south, p.east, p.north)))) edges
    where edges ->> 0 is not null;
  return null;
end $$;

-- The projects of agreements and what they are called, as project_of_record and record_called tell of each.
create function agreements_called(ids uuid[]) returns table (id uuid, surface_project_id uuid, called text)
  language sql stable as $$
  select a.id, a.surface_project_id, left(concat_ws(' · ', a.called, owners.called), 500)
  from agreement a left join (
    select l.agreement_id, (array_agg(coalesce(b.name, l.legal_name) order by l.sequence, l.id))[1] ||
      case when count(*) > 1 then ' +' || (count(*) - 1) else '' end as called
    from landowner l left join business_associate b on b.id = l.business_associate_id
    where l.agreement_id = any (ids) and coalesce(b.name, l.legal_name) <> ''
    group by l.agreement_id) owners on owners.agreement_id = a.id
  where a.id = any (ids)
$$;

-- Land and associates belong to no project, and an entry that says its project and name needs no look.
create or replace trigger history_entry_placed before insert on history_entry
  for each row when (new.record_kind not in ('PARCEL', 'BUSINESS_ASSOCIATE')
    and (new.surface_project_id is null or new.record_name = ''))
  execute function history_entry_placed();
