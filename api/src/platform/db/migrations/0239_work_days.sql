-- Beside the version before: safe.
-- The days of the week on which people work: a morning's mail goes out on these alone.
alter table app_user add column work_days text;
comment on column app_user.work_days is 'MO to SU, joined by commas, in the order of the week; null: those of the company';
alter table company add column work_days text;
comment on column company.work_days is 'the same for people who did not choose their own; null: Monday to Friday';
