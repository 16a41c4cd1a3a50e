-- Beside the version before: safe.
-- Entries of the history that only people of one company read.

alter table history_entry add column only_company_id uuid;
comment on column history_entry.only_company_id is 'the one company that reads this entry; null: everybody who sees the record';
