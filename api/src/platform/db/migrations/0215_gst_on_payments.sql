-- Beside the version before: safe.
-- GST on payments to payees who are registered for it: their registration, the taxes and rates, and what each payment carries.

alter table business_associate add column gst_number text;
comment on column business_associate.gst_number is 'registration for GST/HST: payments to it carry the tax';

alter table tax_type add column is_on_payments boolean not null default false;
comment on column tax_type.is_on_payments is 'charged on payments to payees who are registered for it';
update tax_type set is_on_payments = true where lower(code) = 'gst';

alter table rent_schedule add column is_gst_exempt boolean not null default false;
comment on column rent_schedule.is_gst_exempt is 'no GST is paid on these rents, whoever is registered for it';

alter table rent_share
  add column gst_amount numeric(18, 4) check (gst_amount >= 0),
  add column gst_number text;
comment on column rent_share.gst_amount is 'dollars of GST on its amount; null: the payee is not registered for it';

alter table agreement_payment
  add column gst_amount numeric(18, 4) check (gst_amount >= 0),
  add column gst_number text,
  add column sent_gst numeric(18, 4);
comment on column agreement_payment.gst_amount is 'dollars of GST on its amount';
comment on column agreement_payment.gst_number is 'the payee''s registration when a run made the payment';
comment on column agreement_payment.sent_gst is 'dollars of GST as it went out; null: its GST';

-- The file for a payables system has GST and total at its end, where nobody changed its columns.
insert into rent_file_column (id, code, position, value)
  select ('0b6d6f0a-5a22-4c00-9a00-' || lpad(x.place::text, 12, '0'))::uuid, x.code, x.place, x.value
  from (values ('GST', 10, 'gstAmount'), ('Total', 11, 'totalAmount')) x (code, place, value)
  where (select count(*) = 9 and bool_and(revision = 1 and is_active) from rent_file_column);
