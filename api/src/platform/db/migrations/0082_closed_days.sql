-- Beside the version before: safe.
-- Closed days are opened again with a reason, and stay told: who closed and opened them last, and when.

alter table day_lock
  add column reopen_reason text check (reopen_reason <> ''),
  add column changed_by_id uuid references app_user,
  add column changed_on timestamptz;
create index day_lock_changed_by_idx on day_lock (changed_by_id);
