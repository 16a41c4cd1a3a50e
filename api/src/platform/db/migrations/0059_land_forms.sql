-- Beside the version before: not safe: adds a rule to parcel, asks for a new value in parcel, makes values unique in parcel, adds a rule to title, makes values unique in title, adds a rule to ownership, adds a rule to title_tract_title, makes values unique in instrument.
-- What the forms of parcels, titles, title tracts and instruments hold.

-- A parcel's legal description is made of parts; one that is told in words lies in no survey.
alter table parcel drop constraint parcel_legal_type_check;
alter table parcel add check (legal_type in ('DLS', 'NTS', 'OTHER'));
alter table parcel add column net_area numeric(18, 4);
alter table parcel add column parent_id uuid references parcel;
alter table parcel add check (parent_id <> id);
alter table parcel add column surveyed_outline jsonb;
alter table parcel add column outline_in_use text not null default 'THEORETICAL'
  check (outline_in_use in ('SURVEYED', 'THEORETICAL'));
alter table parcel add check (outline_in_use = 'THEORETICAL' or surveyed_outline is not null);
-- Edges of each of its parts, [west, south, east, north] in degrees; null where west to north are those of all of it.
alter table parcel add column places jsonb;
create index parcel_parent_idx on parcel (parent_id) where parent_id is not null;
-- The same land with the same rights stands here once; of portions there may be many.
create unique index parcel_once on parcel (lower(formatted_legal_description), rights_type)
  where is_active and formatted_legal_description !~ 'ptn\. ';

create table parcel_part (
  id uuid primary key,
  parcel_id uuid not null references parcel on delete cascade,
  sequence integer not null check (sequence > 0),
  legal_description text not null check (legal_description <> ''),
  is_portion boolean not null default false,
  is_in_words boolean not null default false,
  notes text
);
create index parcel_part_parcel_idx on parcel_part (parcel_id, sequence);
insert into parcel_part (id, parcel_id, sequence, legal_description)
  select md5('parcel part ' || id)::uuid, id, 1, formatted_legal_description from parcel;

create table parcel_road_allowance (
  id uuid primary key,
  parcel_id uuid not null references parcel on delete cascade,
  sequence integer not null check (sequence > 0),
  side text not null check (side in ('EAST', 'NORTH', 'SOUTH', 'THROUGH', 'WEST')),
  plan_number text,
  -- hectares
  area numeric(18, 4) check (area >= 0),
  is_closed boolean not null default false,
  notes text
);
create index parcel_road_allowance_parcel_idx on parcel_road_allowance (parcel_id, sequence);

-- Where the parts of parcels lie, so that what holds a position is found along an index.
create table parcel_place (
  parcel_id uuid not null references parcel on delete cascade,
  place box not null
);
create index parcel_place_parcel_idx on parcel_place (parcel_id);
create index parcel_place_place_idx on parcel_place using gist (place);

create function place_parcels(ids uuid[]) returns void language sql as $$
  delete from parcel_place where parcel_id = any (ids);
  insert into parcel_place (parcel_id, place)
    select p.id, box(point((edges ->> 2)::float8, (edges ->> 3)::float8),
      point((edges ->> 0)::float8, (edges ->> 1)::float8))
    from parcel p cross join lateral jsonb_array_elements(coalesce(p.places,
      jsonb_build_array(jsonb_build_array(p.west, p.south, p.east, p.north)))) edges
    where p.id = any (ids) and edges ->> 0 is not null;
$$;
create function parcels_made() returns trigger language plpgsql as $$
begin
  perform place_parcels(array(select id from changed));
  return null;
end $$;
create function parcels_moved() returns trigger language plpgsql as $$
begin
  perform place_parcels(array(select c.id from changed c join before b on b.id = c.id
    where (c.places, c.west, c.south, c.east, c.north) is distinct from
      (b.places, b.west, b.south, b.east, b.north)));
  return null;
end $$;
select place_parcels(array(select id from parcel));
create trigger parcel_insert_place after insert on parcel referencing new table as changed
  for each statement execute function parcels_made();
create trigger parcel_update_place after update on parcel referencing old table as before new table as changed
  for each statement execute function parcels_moved();

-- A parcel without a number of its own gets one.
create sequence parcel_number;

-- Titles cover any number of parcels; the first of them is the title's own.
alter table title add column searched_date date;
alter table title add column previous_title_id uuid references title;
alter table title add check (previous_title_id <> id);
alter table title add column number_key text generated always as (
  lower(regexp_replace(number, '[^[:alnum:]+]', '', 'g'))) stored;
create index title_previous_idx on title (previous_title_id) where previous_title_id is not null;
create index title_begins_number_key on title (lower(number_key) text_pattern_ops);
create unique index title_once on title (parcel_id, number_key) where parcel_id is not null;

create table title_parcel (
  id uuid primary key,
  title_id uuid not null references title on delete cascade,
  sequence integer not null check (sequence > 0),
  parcel_id uuid not null references parcel,
  constraint title_parcel_once unique (title_id, parcel_id) deferrable initially deferred
);
create index title_parcel_of_title_idx on title_parcel (title_id, sequence);
create index title_parcel_of_parcel_idx on title_parcel (parcel_id);
insert into title_parcel (id, title_id, sequence, parcel_id)
  select md5('title parcel ' || id)::uuid, id, 1, parcel_id from title where parcel_id is not null;

create function title_parcels_changed() returns trigger language plpgsql as $$
begin
  update title set parcel_id = first.parcel_id
  from (select t.id, (select p.parcel_id from title_parcel p where p.title_id = t.id order by p.sequence, p.id limit 1) as parcel_id
    from title t where t.id in (select title_id from changed)) first
  where title.id = first.id and title.parcel_id is distinct from first.parcel_id;
  return null;
end $$;
create trigger title_parcel_insert after insert on title_parcel referencing new table as changed
  for each statement execute function title_parcels_changed();
create trigger title_parcel_update after update on title_parcel referencing new table as changed
  for each statement execute function title_parcels_changed();
create trigger title_parcel_delete after delete on title_parcel referencing old table as changed
  for each statement execute function title_parcels_changed();

alter table ownership add column tenancy text not null default 'COMMON' check (tenancy in ('COMMON', 'JOINT'));
alter table ownership add column legal_address text;
-- What an installation has already stays as it is.
alter table ownership add check (interest_fraction_numerator > 0) not valid;
alter table ownership add check (tenancy = 'COMMON' or interest_fraction_numerator is null);

-- The same of title tracts.
create table title_tract_parcel (
  id uuid primary key,
  title_tract_id uuid not null references title_tract on delete cascade,
  sequence integer not null check (sequence > 0),
  parcel_id uuid not null references parcel,
  constraint title_tract_parcel_once unique (title_tract_id, parcel_id) deferrable initially deferred
);
create index title_tract_parcel_of_tract_idx on title_tract_parcel (title_tract_id, sequence);
create index title_tract_parcel_of_parcel_idx on title_tract_parcel (parcel_id);
insert into title_tract_parcel (id, title_tract_id, sequence, parcel_id)
  select md5('title tract parcel ' || id)::uuid, id, 1, parcel_id from title_tract where parcel_id is not null;
alter table title_tract_title
  add constraint title_tract_title_once unique (title_tract_id, title_id) deferrable initially deferred;

create function title_tract_parcels_changed() returns trigger language plpgsql as $$
begin
  update title_tract set parcel_id = first.parcel_id
  from (select t.id, (select p.parcel_id from title_tract_parcel p where p.title_tract_id = t.id
      order by p.sequence, p.id limit 1) as parcel_id
    from title_tract t where t.id in (select title_tract_id from changed)) first
  where title_tract.id = first.id and title_tract.parcel_id is distinct from first.parcel_id;
  return null;
end $$;
create trigger title_tract_parcel_insert after insert on title_tract_parcel referencing new table as changed
  for each statement execute function title_tract_parcels_changed();
create trigger title_tract_parcel_update after update on title_tract_parcel referencing new table as changed
  for each statement execute function title_tract_parcels_changed();
create trigger title_tract_parcel_delete after delete on title_tract_parcel referencing old table as changed
  for each statement execute function title_tract_parcels_changed();

-- An instrument stands on a title once.
alter table instrument add column discharge_number text;
-- dollars
alter table instrument add column amount numeric(18, 2) check (amount >= 0);
alter table instrument add column registration_key text generated always as (
  lower(regexp_replace(registration_number, '[^[:alnum:]+]', '', 'g'))) stored;
create unique index instrument_once on instrument (title_id, registration_key);
create index instrument_begins_registration_key on instrument (lower(registration_key) text_pattern_ops);
alter table party add check (fraction_numerator > 0) not valid;

-- Projects are found by the beginning of their AFE number.
create index surface_project_begins_afe_number on surface_project (lower(afe_number) text_pattern_ops);
