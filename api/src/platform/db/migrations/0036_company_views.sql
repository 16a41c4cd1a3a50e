-- Beside the version before: not safe: makes values unique in grid_view.
-- Views of grids that are shared with everybody of a company.

alter table grid_view add column company_id uuid references company on delete cascade;

-- A name, and the view that opens first, are unique among one's own and among those of a company.
drop index grid_view_name;
drop index grid_view_default;
create unique index grid_view_name on grid_view (user_id, source_id, lower(name)) where company_id is null;
create unique index grid_view_default on grid_view (user_id, source_id) where is_default and company_id is null;
create unique index grid_view_company_name on grid_view (company_id, source_id, lower(name))
  where company_id is not null;
create unique index grid_view_company_default on grid_view (company_id, source_id)
  where is_default and company_id is not null;
comment on column grid_view.company_id is 'whose people share it; null where it is one person''s own';
