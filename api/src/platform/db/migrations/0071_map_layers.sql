-- Beside the version before: safe.
-- How a layer of the map is shown at first to all who see it: of a spatial file's document, or of a map service.
create table map_layer_default (
  layer_type text not null check (layer_type in ('spatial', 'service')),
  layer_id uuid not null,
  properties jsonb not null,
  primary key (layer_type, layer_id)
);
