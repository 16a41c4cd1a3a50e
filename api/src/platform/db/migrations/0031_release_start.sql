-- Beside the version before: safe.
-- What a release declares of its area: its places, its lists, what its addresses are called. The start answer
-- hands it to browsers, so that a shell built before the release offers what is new in it.

alter table release add column start jsonb;
comment on column release.start is 'start declaration of the manifest, checked when it was registered; none of a release from before there was one';
