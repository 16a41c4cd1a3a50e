-- Beside the version before: safe.
-- Outside a transaction.
-- The texts in their conditions were lost when they were made: no statement was served by them.
drop index concurrently if exists communication_answered;
create index concurrently if not exists communication_answered on communication (date) where step in ('Answer', 'Objection');
drop index concurrently if exists indigenous_log_answered;
create index concurrently if not exists indigenous_log_answered on indigenous_log (date) where step in ('Answer', 'Objection');
drop index concurrently if exists invoice_paper_missing_idx;
create index concurrently if not exists invoice_paper_missing_idx on invoice (id)
  where paper_kept is null and status <> 'PENDING';
-- Each has the first columns of another one, which answers the same.
drop index concurrently if exists agreement_payment_payee_idx;
drop index concurrently if exists assigned_task_open;
drop index concurrently if exists instrument_title_idx;
drop index concurrently if exists invoice_product_client_idx;
drop index concurrently if exists related_project_related_project_idx;
drop index concurrently if exists title_parcel_idx;
-- What it was asked for another one answers, which holds a rule besides.
drop index concurrently if exists additional_info_item_surface_project_idx;
