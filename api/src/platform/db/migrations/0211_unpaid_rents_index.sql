-- Beside the version before: safe.
-- Outside a transaction.
create index concurrently if not exists agreement_rent_unpaid_from on agreement (rent_unpaid_from, id);
