-- Beside the version before: safe.
-- Why an invoice is dated within closed days, before its last work or out of the order of numbers.
-- And what it relieved of work in progress, which its rounded lines differ from by some cents.
alter table invoice
  add column date_reason text check (date_reason <> ''),
  add column work_relieved numeric(18, 4);
comment on column invoice.work_relieved is 'sum of the lines of time that it bills, unrounded';
