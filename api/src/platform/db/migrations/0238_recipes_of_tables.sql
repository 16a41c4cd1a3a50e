-- Beside the version before: safe.
-- How a company reads the tables that others send: which column fills which field. Under a name of its own.

create table bring_in_recipe (
  company_id uuid not null references company on delete cascade,
  kind text not null,
  name text not null check (name <> ''),
  recipe jsonb not null,
  primary key (company_id, kind, name)
);
comment on column bring_in_recipe.recipe is 'sheet, row of the headings, and the field of each column by its heading';
