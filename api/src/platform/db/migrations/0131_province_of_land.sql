-- Beside the version before: safe.
-- The province of land follows from its description: what the description says is kept beside what was typed, and the
-- provinces whose rules hold follow from both.

alter table parcel add column land_provinces text;
comment on column parcel.land_provinces is
  'codes of the provinces that its description lies in, with spaces between; empty: none can be told; null: not looked at yet';
alter table parcel add column province_ids uuid[] not null default '{}';
comment on column parcel.province_ids is 'the provinces whose rules hold: those of its description, else the one that was typed';

create function provinces_named(codes text) returns uuid[] language sql stable as $$
  select coalesce(array_agg(s.id order by s.code), '{}') from state_or_province s join country c on c.id = s.country_id
    where upper(c.code) in ('CA', 'CAN') and upper(s.code) = any (string_to_array(codes, ' '))
$$;

create function follow_land() returns trigger language plpgsql as $$
declare
  described uuid[] := case when coalesce(new.land_provinces, '') = '' then '{}'::uuid[]
    else provinces_named(new.land_provinces) end;
  followed boolean := tg_op = 'UPDATE' and new.state_or_province_id is not distinct from old.state_or_province_id
    and old.land_provinces is distinct from new.land_provinces and array[old.state_or_province_id] = old.province_ids
    and coalesce(old.land_provinces, '') <> '';
begin
  -- A province that nobody typed follows, and one that followed goes on to follow.
  if cardinality(described) = 1 and (new.state_or_province_id is null or followed) then
    new.state_or_province_id := described[1];
    new.country_id := (select country_id from state_or_province where id = described[1]);
  end if;
  new.province_ids := case when cardinality(described) > 0 then described
    else array_remove(array[new.state_or_province_id], null) end;
  return new;
end $$;
create trigger parcel_follows_land before insert or update on parcel for each row execute function follow_land();

update parcel set province_ids = array[state_or_province_id] where state_or_province_id is not null;

-- A board is another one where the provinces of its land are.
drop trigger parcel_marks on parcel;
create trigger parcel_marks after update on parcel for each row
  when ((old.formatted_legal_description, old.province_ids)
    is distinct from (new.formatted_legal_description, new.province_ids))
  execute function mark_consultations_about();
