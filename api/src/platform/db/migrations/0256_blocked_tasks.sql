-- Beside the version before: safe.
-- A task may wait for others: it begins once they are completed, or some days after that.

create table task_blocker (
  id uuid primary key,
  assigned_task_id uuid not null references assigned_task on delete cascade,
  sequence integer not null check (sequence > 0),
  blocker_id uuid not null references assigned_task on delete cascade,
  lag_count integer check (lag_count >= 0),
  lag_unit text check (lag_unit in ('AlbertaDays', 'Days', 'Months', 'Weeks', 'WorkingDays')),
  unique (assigned_task_id, blocker_id),
  check (assigned_task_id <> blocker_id)
);
create index task_blocker_assigned_task_idx on task_blocker (assigned_task_id, sequence);
create index task_blocker_blocker_idx on task_blocker (blocker_id);
comment on column task_blocker.lag_count is 'how many days, weeks or months after the completion of the blocker the task can begin';

alter table assigned_task add column ready_on date;
comment on column assigned_task.ready_on is 'from when a task that waited can begin; null: it waits, or waits for nothing';

alter table task_model_item add column waits_for_id uuid references task;
