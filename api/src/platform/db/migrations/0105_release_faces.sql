-- Beside the version before: safe.
-- What a release takes of the shell and of other areas, and what it offers to them: with the shell's own face the
-- registry can refuse a release that could not run there.

alter table release
  add column takes jsonb,
  add column offers jsonb;
comment on column release.takes is 'what its manifest says it takes: names of shared entries and parts of areas with their signatures; none of a release from before manifests said so';
comment on column release.offers is 'what its manifest says it offers to other areas; none of a release from before manifests said so';
