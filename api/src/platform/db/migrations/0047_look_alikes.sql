-- Beside the version before: safe.
-- What tells that two business associates may be one: their telephone numbers by the last ten digits, which
-- every way to write one shares, their e-mail addresses, and where they live.

create index business_associate_national_phone on business_associate
  (right(regexp_replace(phone_number, '\D', '', 'g'), 10));
create index business_associate_national_cell on business_associate
  (right(regexp_replace(cell_number, '\D', '', 'g'), 10));
create index phone_number_national on phone_number (right(digits, 10));
create index business_associate_lower_email on business_associate (lower(email));
create index contact_lower_email on contact (lower(email));
create index contact_lower_secondary_email on contact (lower(secondary_email));
create index business_associate_lower_address on business_associate (lower(address_line1));
create index if not exists title_parcel_idx on title (parcel_id);

create table not_duplicate (
  one_id uuid not null,
  other_id uuid not null,
  said_by_id uuid not null references app_user,
  said_at timestamptz not null,
  primary key (one_id, other_id),
  check (one_id < other_id)
);
create index not_duplicate_other_idx on not_duplicate (other_id);
create index not_duplicate_said_by_idx on not_duplicate (said_by_id);
comment on table not_duplicate is
  'two business associates that somebody knows to be two; an id may be that of one that is not saved yet';
