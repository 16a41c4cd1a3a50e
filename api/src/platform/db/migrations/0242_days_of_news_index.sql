-- Beside the version before: safe.
-- Outside a transaction.
-- What happened lately is looked for four times a minute.
create index concurrently if not exists comment_created on comment (created_at) where deleted_at is null;
create index concurrently if not exists communication_answered on communication (date) where step in ('Answer', 'Objection');
create index concurrently if not exists indigenous_log_answered on indigenous_log (date) where step in ('Answer', 'Objection');
create index concurrently if not exists request_received on request (received_date) where received_date is not null;
create index concurrently if not exists request_item_expiry on request_item (expiry_date) where expiry_date is not null;
create index concurrently if not exists timesheet_answered on timesheet (answered_on) where answered_on is not null;
create index concurrently if not exists timesheet_answered_to_idx on timesheet (answered_to_id) where answered_to_id is not null;
