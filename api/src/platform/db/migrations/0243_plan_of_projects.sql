-- Beside the version before: safe.
-- What a project may cost, and the day on which all its agreements shall have their consent.
alter table surface_project
  add column afe_amount numeric(14, 2) check (afe_amount >= 0),
  add column consent_target date;
