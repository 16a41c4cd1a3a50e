-- Beside the version before: safe.
-- What somebody must know before driving to an associate, such as dogs or a locked gate.
alter table business_associate add column safety_note text;
