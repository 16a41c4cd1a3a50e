-- Beside the version before: safe.
-- Of many new agreements the texts that they are searched by are looked at once, when all of their rows are there, and not
-- with their landowners, their occupants and their land each: whoever writes them says so for the transaction, and has
-- them looked at. Nothing hangs on a new agreement yet that is called by its owners.

create or replace function agreement_parts_changed() returns trigger language plpgsql as $$
begin
  if current_setting('rightway.texts_later', true) = 'on' then return null; end if;
  perform write_agreement_text(array(select distinct agreement_id from changed));
  return null;
end $$;

create or replace function landowners_changed() returns trigger language plpgsql as $$
begin
  if current_setting('rightway.texts_later', true) = 'on' then return null; end if;
  perform name_rows_of_agreements(array(select distinct agreement_id from changed));
  return null;
end $$;
