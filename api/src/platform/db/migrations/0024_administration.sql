-- Beside the version before: not safe: asks for a value in additional_info_option.
-- Options of a list stand in the order that people put them in.
alter table additional_info_option add column sequence integer;
update additional_info_option o set sequence = n.place
  from (select id, row_number() over (partition by additional_info_type_id order by option_value, id) as place
    from additional_info_option) n
  where n.id = o.id;
alter table additional_info_option alter column sequence set not null;

alter table company
  add column revision integer not null default 1 check (revision > 0);

alter table office add column sequence integer not null default 1 check (sequence > 0);

alter table rate_type add column sequence integer not null default 1 check (sequence > 0);

create table gis_service (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  name text not null check (name <> ''),
  service_type text not null check (service_type in ('Feature', 'Map', 'Tile', 'WMS')),
  url text not null check (url <> ''),
  layer text,
  token text,
  use_cors boolean not null default true,
  is_active boolean not null default true
);
create unique index gis_service_name on gis_service (lower(name));
comment on column gis_service.token is 'sent to the service; for system administrators only';
