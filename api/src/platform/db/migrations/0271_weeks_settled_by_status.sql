-- Beside the version before: safe.
-- A draft of an invoice says in thousands of lines of time where they are billed, and changes no status: only the weeks
-- whose lines changed theirs, or moved, are settled again.

create function weeks_of_changed() returns trigger language plpgsql as $$
begin
  perform settle_weeks(array(
    select f.timesheet_id from fresh f join stale s on s.id = f.id
      where (s.status, s.timesheet_id) is distinct from (f.status, f.timesheet_id)
    union
    select s.timesheet_id from fresh f join stale s on s.id = f.id where s.timesheet_id <> f.timesheet_id));
  return null;
end $$;
create or replace trigger timesheet_entry_changed after update on timesheet_entry
  referencing old table as stale new table as fresh for each statement execute function weeks_of_changed();
