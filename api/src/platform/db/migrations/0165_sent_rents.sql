-- Beside the version before: safe.
-- What the file for a payables system holds, column by column; and with which file the payments of a run went out.

create table rent_file_column (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  code text not null check (code <> ''),
  description text,
  is_active boolean not null default true,
  position integer not null check (position > 0),
  value text not null
);
create unique index rent_file_column_code on rent_file_column (lower(code));
comment on column rent_file_column.code is 'heading of the column';
comment on column rent_file_column.value is 'which value of a payment it holds';
insert into rent_file_column (id, code, position, value)
  select ('0b6d6f0a-5a22-4c00-9a00-' || lpad(x.place::text, 12, '0'))::uuid, x.code, x.place, x.value
  from unnest(
    array['Payment', 'Due', 'Vendor', 'Payee', 'Address', 'Amount', 'Agreement', 'AFE', 'Cost centre'],
    array['number', 'dueDate', 'vendorCode', 'payeeName', 'payeeAddress', 'amount', 'agreementNumber', 'afeNumber',
      'costCentre']) with ordinality x (code, value, place);

create table rent_sending (
  id uuid primary key,
  rent_run_id uuid not null references rent_run on delete cascade,
  sequence integer not null check (sequence > 0),
  sent_on timestamptz not null,
  sent_by_id uuid not null references app_user,
  payment_count integer not null check (payment_count > 0),
  total numeric(18, 4) not null
);
comment on table rent_sending is 'payments of a run that went out together, in one file and on one list of cheques';
create unique index rent_sending_once on rent_sending (rent_run_id, sequence);
create index rent_sending_sent_by_idx on rent_sending (sent_by_id);

alter table agreement_payment add column rent_sending_id uuid references rent_sending;
comment on column agreement_payment.rent_sending_id is 'the file that it went out with; null as long as it did not';

insert into report_type (id, name) values ('0b6d6f0a-5a21-4c00-9a00-000000000017', 'Cheque Requisitions');
