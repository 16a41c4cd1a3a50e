-- Beside the version before: safe.
-- The GraphQL operations that releases tell, by the SHA-256 of their text.

create table persisted_operation (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  document text not null
);
