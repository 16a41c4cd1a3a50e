-- Beside the version before: safe.
-- A fee that a contract fixes for a project, and the lines of invoices that bill it or a share of it.
alter table rate_schedule
  add column fixed_fee numeric(18, 4),
  add column fee_covers_expenses boolean not null default false,
  add column fee_ledger_code_id uuid references ledger_code;
alter table invoice_line
  add column fee_schedule_id uuid references rate_schedule,
  add column work_amount numeric(18, 4);
comment on column invoice_line.work_amount is 'what the work is worth that a share of a fee takes out of work in progress';
