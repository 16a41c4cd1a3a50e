-- Beside the version before: safe.
-- A link that reached nobody is no reason to send none.
alter table onboarding_link add column mailed_at timestamptz;
comment on column onboarding_link.mailed_at is 'when the mail with it went out; null before, and where it did not';
