-- Beside the version before: safe.
-- A payment that the books have and that was taken back is owed again from the day on which it is booked back, so that
-- what a client owed at the end of a month stays what the books of then say. One that moved to another day never came on
-- the first.
comment on column invoice_payment.recovered_on is 'of a write-off, or of a payment that accounting has, that was taken back: the day in the zone of the company';
update invoice_payment m set recovered_on = x.booked_on
  from accounting_export_payment x
  where x.invoice_payment_id = m.id and x.is_taken_back and m.taken_back_on is not null and m.recovered_on is null
    and not exists (select 1 from invoice_payment n where n.invoice_id = m.invoice_id and n.is_rest and m.is_rest
      and n.noted_on = m.taken_back_on);
