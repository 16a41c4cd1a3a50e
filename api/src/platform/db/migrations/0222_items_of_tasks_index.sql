-- Beside the version before: safe.
-- Outside a transaction.
-- The tasks that a row of a model assigned.
create index concurrently if not exists assigned_task_model_item on assigned_task (task_model_item_id)
  where task_model_item_id is not null;
