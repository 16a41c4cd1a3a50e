-- Beside the version before: safe.
-- How a rent is paid: the schedule says it, and each payment of a run carries it from its approval on.

alter table rent_schedule add column method text check (method in ('Cheque', 'DirectDeposit', 'Wire'));
comment on column rent_schedule.method is 'how the payees of its rents are paid; null: nobody said it';
alter table agreement_payment add column method text check (method in ('Cheque', 'DirectDeposit', 'Wire'));
comment on column agreement_payment.method is 'how it is paid, as the schedule of its rent said when a run was approved';

-- The file for a payables system has the method at its end, where nobody changed its columns.
insert into rent_file_column (id, code, position, value)
  select '0b6d6f0a-5a22-4c00-9a00-000000000012', 'Method', 12, 'method'
  where (select count(*) = 11 and bool_and(revision = 1 and is_active) from rent_file_column);
