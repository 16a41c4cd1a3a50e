-- Beside the version before: safe.
-- The rows of a workbook that an import did not write, with the reason: they are handed out to be corrected and imported
-- again, long after the import is done.

create table agreement_import_left_row (
  agreement_import_id uuid not null references agreement_import on delete cascade,
  place integer not null check (place >= 0),
  sheet text not null,
  row_number integer not null check (row_number >= -1),
  cells jsonb not null,
  reason text not null,
  primary key (agreement_import_id, place)
);
comment on column agreement_import_left_row.place is 'the order of the rows, as in the workbook';
comment on column agreement_import_left_row.row_number is 'as a review counts it: 0 is the second row of the sheet; -1 is its header';
