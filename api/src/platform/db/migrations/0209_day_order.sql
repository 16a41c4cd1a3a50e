-- Beside the version before: safe.
-- How a person writes a date of three numbers: 3/4/2026 is April 3 with the day first, March 4 with the month first.
alter table app_user add column day_order text;
comment on column app_user.day_order is 'day or month, the one that comes first; null: such a date is refused';
