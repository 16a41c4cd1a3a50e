-- Beside the version before: safe.
-- What contracts agree about hours beyond overtime, such as twice the price after twelve hours. Null: nothing is agreed.
alter table rate_schedule
  add column double_time_after_day numeric(18, 4),
  add column double_time_factor numeric(18, 4);
alter table timesheet_entry
  add column double_time_quantity numeric(18, 4),
  add column double_time_price numeric(18, 4);
