-- Beside the version before: safe.
-- What was entered by hand for a rent of which a part is paid, so that a run tells what is left of it. Runs that were
-- found before tell it when they are found again.

alter table rent add column paid_by_hand numeric(18, 4) check (paid_by_hand > 0);
comment on column rent.paid_by_hand is 'what payments that were entered by hand cover of it, where that is a part; null otherwise';
