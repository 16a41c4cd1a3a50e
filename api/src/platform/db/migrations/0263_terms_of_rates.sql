-- Beside the version before: safe.
-- What contracts agree beyond a price, and what lines of time are charged by it. Null: nothing is agreed.
alter table rate_schedule
  add column overtime_after_day numeric(18, 4),
  add column overtime_after_week numeric(18, 4),
  add column overtime_factor numeric(18, 4),
  add column expense_mark_up numeric(18, 4);
comment on column rate_schedule.expense_mark_up is 'per cent';
alter table rate_type
  add column overtime_rate numeric(18, 4),
  add column minimum_hours numeric(18, 4),
  add column day_hours numeric(18, 4),
  add column half_day_hours numeric(18, 4);
alter table timesheet_entry
  add column charged_quantity numeric(18, 4),
  add column minimum_quantity numeric(18, 4),
  add column overtime_quantity numeric(18, 4),
  add column overtime_price numeric(18, 4),
  add column mark_up numeric(18, 4);
comment on column timesheet_entry.charged_quantity is 'charged at the unit price; null: the quantity';
comment on column timesheet_entry.mark_up is 'per cent of the price, of an expense';
