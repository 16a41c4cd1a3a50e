-- Beside the version before: safe.
-- Reads alone: a statement that names projects may share its rows out among workers.
alter function project_called(uuid) parallel safe;
