-- Beside the version before: safe.
-- Owners stand in groups, each with a share; a row without a group reads as ever.

alter table ownership add column owner_group text check (owner_group <> '');
alter table ownership add column group_share_numerator integer check (group_share_numerator > 0);
alter table ownership add column group_share_denominator integer check (group_share_denominator > 0);
comment on column ownership.owner_group is 'key of the owners who hold one share of the title together, as A';
alter table landowner add column owner_group text check (owner_group <> '');
alter table landowner add column group_share_numerator integer check (group_share_numerator > 0);
alter table landowner add column group_share_denominator integer check (group_share_denominator > 0);
comment on column landowner.owner_group is 'key of the landowners who hold one share together, as A';
