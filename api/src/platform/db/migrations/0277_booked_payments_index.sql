-- Beside the version before: safe.
-- Outside a transaction.
-- Bookings are found by their payment.
create index concurrently if not exists accounting_booking_payment_idx on accounting_booking (invoice_payment_id);
