-- Beside the version before: not safe: drops a column of business_associate.
-- Two business associates become one. What the one that went was, and what moved, is kept, so that it can be undone.

alter table business_associate add column former_names text;
comment on column business_associate.former_names is
  'codes and names of those that were merged into it, a line each: they are still found';

drop index business_associate_search;
alter table business_associate drop column search_text;
alter table business_associate add column search_text text generated always as (
  lower(coalesce(code, '') || chr(10) || name || chr(10) || coalesce(address_line1, '') || chr(10) ||
    coalesce(email, '') || chr(10) || coalesce(phone_number, '') || chr(10) || coalesce(cell_number, '') || chr(10) ||
    coalesce(former_names, ''))) stored;
create index business_associate_search on business_associate using gin (search_text gin_trgm_ops);

create table associate_merge (
  id uuid primary key,
  winner_id uuid not null,
  loser_id uuid not null check (loser_id <> winner_id),
  merged_at timestamptz not null,
  merged_by_id uuid not null references app_user,
  winner_revision integer not null check (winner_revision > 0),
  winner jsonb not null,
  loser jsonb not null,
  moved jsonb not null,
  kept_names jsonb not null,
  undone_at timestamptz,
  undone_by_id uuid references app_user,
  check ((undone_at is null) = (undone_by_id is null))
);
create unique index associate_merge_loser on associate_merge (loser_id) where undone_at is null;
create index associate_merge_winner on associate_merge (winner_id, merged_at);
create index associate_merge_merged_by_idx on associate_merge (merged_by_id);
create index associate_merge_undone_by_idx on associate_merge (undone_by_id);
comment on column associate_merge.winner_revision is 'that the merge made; a later one means that it was changed since';
comment on column associate_merge.winner is 'the row as it was before';
comment on column associate_merge.moved is 'ids of the rows that named the other one, by table and column';
comment on column associate_merge.kept_names is 'rows whose legal name or address was written down before the merge';
