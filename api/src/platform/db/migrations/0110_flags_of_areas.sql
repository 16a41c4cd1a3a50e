-- Beside the version before: safe.
-- An area may bring flags with its releases; they are its own from the first release on that has them.
alter table rollout_rule
  add column area text references area_rollout (area),
  add column title jsonb;
comment on column rollout_rule.area is 'area that brought the flag; null for a flag of the contract and for a candidate';
comment on column rollout_rule.title is 'what the area calls its flag, by language';
