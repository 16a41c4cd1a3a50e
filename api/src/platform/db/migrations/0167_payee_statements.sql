-- Beside the version before: safe.
-- A report of its own: what each payee was paid in a year.
insert into report_type (id, name) values ('0b6d6f0a-5a21-4c00-9a00-000000000018', 'Statements of Payees');
