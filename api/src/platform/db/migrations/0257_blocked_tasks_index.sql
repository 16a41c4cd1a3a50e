-- Beside the version before: safe.
-- Outside a transaction.
-- Who waited for a task is told when it can begin.
create index concurrently if not exists assigned_task_ready on assigned_task (ready_on, id) where ready_on is not null and completed_date is null;
create index concurrently if not exists task_model_item_waits_for_idx on task_model_item (waits_for_id);
