-- Beside the version before: not safe: drops the table feature_flag.
-- Who has a flag and who gets a candidate release: one kind of rule for both, and what was done when by whom.

create table rollout_rule (
  name text primary key,
  revision integer not null default 1 check (revision > 0),
  rule jsonb not null
);
comment on column rollout_rule.rule is 'audience (nobody, some, everybody), share in per cent, ids of companies and users';

insert into rollout_rule (name, rule)
  select name, json_build_object(
    'audience', case when is_on then 'everybody' else 'nobody' end, 'share', 0, 'companies', '[]'::json, 'users', '[]'::json)
  from feature_flag;
insert into rollout_rule (name, rule)
  select 'candidate-' || area, '{"audience":"nobody","share":0,"companies":[],"users":[]}'
  from unnest(array['admin', 'associates', 'projects', 'onboarding', 'map']) area;
drop table feature_flag;

create table rollout_change (
  id uuid primary key,
  place bigint generated always as identity,
  subject text not null,
  event text not null check (
    event in ('ruleChanged', 'registered', 'offered', 'withdrawn', 'promoted', 'rolledBack', 'halted')),
  changed_at timestamptz not null,
  changed_by_id uuid references app_user,
  changed_by text not null,
  version text,
  version_before text,
  rule jsonb,
  rule_before jsonb,
  note text
);
create index rollout_change_subject_idx on rollout_change (subject, place);
create index rollout_change_changed_by_idx on rollout_change (changed_by_id);
comment on column rollout_change.changed_by is 'name at that time of the person or the deploy token, or Rightway';
comment on column rollout_change.place is 'order in which the changes were made';
