-- Beside the version before: safe.
-- A title without a parcel opens in its tract: the first of them stands in the title, as its first parcel does.
-- No reference: a tract is deleted though titles stand in it, and the trigger takes it out of them.
alter table title add column title_tract_id uuid;

create function title_tracts_changed() returns trigger language plpgsql as $$
begin
  update title set title_tract_id = first.title_tract_id
  from (select t.id, (select c.title_tract_id from title_tract_title c where c.title_id = t.id
      order by c.title_tract_id limit 1) as title_tract_id
    from title t where t.id in (select title_id from changed)) first
  where title.id = first.id and title.title_tract_id is distinct from first.title_tract_id;
  return null;
end $$;
create trigger title_tract_title_insert after insert on title_tract_title referencing new table as changed
  for each statement execute function title_tracts_changed();
create trigger title_tract_title_update after update on title_tract_title referencing new table as changed
  for each statement execute function title_tracts_changed();
create trigger title_tract_title_delete after delete on title_tract_title referencing old table as changed
  for each statement execute function title_tracts_changed();

-- Of a million titles only those that stand in a tract are written.
update title set title_tract_id = first.title_tract_id
from (select distinct on (title_id) title_id, title_tract_id from title_tract_title order by title_id, title_tract_id) first
where title.id = first.title_id;
