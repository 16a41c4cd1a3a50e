-- Beside the version before: safe.
-- Outside a transaction.
-- Numbered invoices whose words are not kept yet are found along an index, so that a start with none costs one look.
create index concurrently if not exists invoice_paper_missing_idx on invoice (id)
  where paper_kept is null and status <> 'PENDING';
