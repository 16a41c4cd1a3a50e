-- Beside the version before: safe.
-- A parcel has the number that its land registry gave it: a LINC, a PID or a surface parcel number.

alter table parcel add column registry_number text check (registry_number <> '');
comment on column parcel.registry_number is
  'as its registry prints it: LINC 0012 345 678, PID 012-345-678, surface parcel 201234567';
alter table parcel add column registry_key text;
comment on column parcel.registry_key is 'its digits alone, by which it is searched';
