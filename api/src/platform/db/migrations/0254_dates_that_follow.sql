-- Beside the version before: safe.
-- A task may be due so many days before or after a date of its record, and moves with it.

alter table task_model_item
  add column due_anchor text,
  add column due_count integer check (due_count >= 0),
  add column due_unit text check (due_unit in ('AlbertaDays', 'Days', 'Months', 'Weeks', 'WorkingDays')),
  add column due_side text check (due_side in ('After', 'Before')),
  add column due_date_name text,
  add column due_task_id uuid references task;
comment on column task_model_item.due_anchor is 'the date that the task follows; null: it is due after the task before it';

alter table assigned_task
  add column due_anchor text,
  add column due_count integer check (due_count >= 0),
  add column due_unit text check (due_unit in ('AlbertaDays', 'Days', 'Months', 'Weeks', 'WorkingDays')),
  add column due_side text check (due_side in ('After', 'Before')),
  add column due_date_name text,
  add column due_task_id uuid references assigned_task on delete set null,
  add column due_by_hand boolean not null default false;
comment on column assigned_task.due_anchor is 'the date that the due date follows; null: none';
comment on column assigned_task.due_date_name is 'the name of the key date of the project that it follows';
comment on column assigned_task.due_by_hand is 'somebody set the due date, which then stays where it is';

-- A key date that is renamed keeps the tasks that follow it.
create function key_date_renamed() returns trigger language plpgsql as $$
begin
  update assigned_task set due_date_name = new.name
    where surface_project_id = new.surface_project_id and due_anchor = 'NamedDate'
      and lower(due_date_name) = lower(old.name);
  return null;
end $$;
create trigger key_date_renamed after update of name on key_date
  for each row when (old.name <> new.name) execute function key_date_renamed();
