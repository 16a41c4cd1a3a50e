-- Beside the version before: not safe: makes values unique in company.
-- Pictures that may stand on paper: small, and read through once.
alter table stored_file add column is_picture boolean not null default false;

-- A company's own, at the head of its reports and letters.
alter table company add column logo_id uuid references stored_file;
create unique index company_logo on company (logo_id);
