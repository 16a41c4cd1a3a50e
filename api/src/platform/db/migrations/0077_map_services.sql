-- Beside the version before: not safe: adds a rule to gis_service.
-- More kinds of map services: WMTS, tiles by an address with places in it, and archives of tiles.
alter table gis_service drop constraint gis_service_service_type_check;
alter table gis_service add constraint gis_service_service_type_check
  check (service_type in ('Feature', 'Map', 'Tile', 'WMS', 'WMTS', 'XYZ', 'PMTiles'));
