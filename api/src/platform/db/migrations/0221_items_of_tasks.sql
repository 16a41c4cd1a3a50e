-- Beside the version before: safe.
-- A task that a model assigned knows the row of the model that gave it its rule, so that a change of that row can be told.

alter table assigned_task add column task_model_item_id uuid references task_model_item on delete set null;
comment on column assigned_task.task_model_item_id is 'the row of the model that assigned it; null: it was assigned by itself';
