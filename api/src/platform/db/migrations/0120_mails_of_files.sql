-- Beside the version before: safe.
-- Another export of an e-mail has other bytes; what it is known by is the Message-ID that its sender gave it.
alter table stored_file add column message_hash bytea;
comment on column stored_file.message_hash is
  'SHA-256 of the Message-ID of the e-mail that the file is; null of other files, and of e-mails read before it was kept';
