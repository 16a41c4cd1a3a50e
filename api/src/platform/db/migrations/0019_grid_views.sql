-- Beside the version before: safe.
-- Views of grids that people keep for themselves.

create table grid_view (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  source_id uuid not null,
  name text not null check (name <> ''),
  is_default boolean not null default false,
  view jsonb not null
);
create unique index grid_view_name on grid_view (user_id, source_id, lower(name));
create unique index grid_view_default on grid_view (user_id, source_id) where is_default;
comment on column grid_view.view is 'columns, search criteria, parameters and page limit, as the contract''s gridViewSchema says';
