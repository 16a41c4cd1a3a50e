-- Beside the version before: safe.
-- Letters to the payees of rents are made of templates of their own.
insert into report_type (id, name) values ('0b6d6f0a-5a21-4c00-9a00-000000000019', 'Payment Letter');
