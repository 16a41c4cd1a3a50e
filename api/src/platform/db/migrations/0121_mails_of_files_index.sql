-- Beside the version before: safe.
-- Outside a transaction.
-- E-mails that a company attached before are looked for by their Message-ID.
create index concurrently if not exists stored_file_message_idx on stored_file (message_hash)
  where message_hash is not null;
