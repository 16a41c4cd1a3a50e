-- Beside the version before: safe.
-- Invoices and books go by the days of the company's time zone; without one by that of its province.
alter table company add column time_zone text;
comment on column company.time_zone is 'by the IANA database';
