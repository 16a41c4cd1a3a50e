-- Beside the version before: safe.
-- What a browser needs to load a release, so that it need not fetch the manifest first; and what the release asks
-- the API for, so that the API need not reach the origin that browsers use.

alter table release
  add column files jsonb,
  add column operations jsonb;
comment on column release.files is 'files of the manifest and their hashes; none where browsers read the manifest themselves';
comment on column release.operations is 'its GraphQL operations by their hash; none where they are read at its origin';
