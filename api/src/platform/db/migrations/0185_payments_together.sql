-- Beside the version before: safe.
-- Payments to one payee that go out together as one.

alter table rent_sending add column is_by_payee boolean not null default false;
comment on column rent_sending.is_by_payee is 'all that it pays a payee is one payment, in its file and on its cheques';

alter table agreement_payment add column voucher text;
comment on column agreement_payment.voucher is 'under which number it went out with others to its payee; null: under its own';
