-- Beside the version before: safe.
-- The day on which an occupant of the land consented.

alter table occupant add column consent_date date;
comment on column occupant.consent_date is 'the day on which the occupant consented to the entry; null while there is no consent';
