-- Beside the version before: safe.
-- Outside a transaction.
-- agreement_consents begins with the same columns.
drop index concurrently if exists agreement_standing;
