-- Beside the version before: safe.
-- HST stands in place of GST and PST; a client may be exempt from a tax by a certificate, from a day on and until another.
-- A receipt names the tax that is in it: what is billed is the rest, and the tax is an input tax credit.

alter table tax_type add column replaces_others boolean not null default false;
comment on column tax_type.replaces_others is 'where it is charged, no other tax is';

create table tax_exemption (
  id uuid primary key,
  tax_type_id uuid not null references tax_type on delete cascade,
  sequence integer not null check (sequence > 0),
  client_id uuid not null references business_associate,
  certificate text not null check (certificate <> ''),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from)
);
create index tax_exemption_tax_type_idx on tax_exemption (tax_type_id, sequence);
create index tax_exemption_client_idx on tax_exemption (client_id);
comment on column tax_exemption.certificate is 'its number or its reason, as invoices print it';

alter table timesheet_entry
  add column receipt_tax numeric(18, 4) check (receipt_tax > 0),
  add column supplier_tax_number text check (supplier_tax_number <> '');
comment on column timesheet_entry.receipt_tax is 'dollars of GST/HST in a receipt; the price of the line is without it';

alter table invoice_line add column receipt_tax numeric(18, 4) not null default 0;
comment on column invoice_line.receipt_tax is 'dollars of GST/HST in the receipts that it bills: an input tax credit';

alter table invoice_tax add column exemption text check (exemption <> '');
comment on column invoice_tax.exemption is 'the certificate by which it is not charged';
