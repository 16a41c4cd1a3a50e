-- What a browser needs to load a release, so that it need not fetch the manifest first.

alter table release add column files jsonb;
comment on column release.files is 'files of the manifest and their hashes; none where browsers read the manifest themselves';
