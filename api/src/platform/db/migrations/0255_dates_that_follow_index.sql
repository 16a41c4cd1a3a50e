-- Beside the version before: safe.
-- Outside a transaction.
-- The tasks that follow a date, by their project and by the task that they follow.
create index concurrently if not exists assigned_task_following on assigned_task (surface_project_id) where due_anchor is not null and completed_date is null;
create index concurrently if not exists assigned_task_due_task_idx on assigned_task (due_task_id) where due_task_id is not null;
create index concurrently if not exists task_model_item_due_task_idx on task_model_item (due_task_id);
