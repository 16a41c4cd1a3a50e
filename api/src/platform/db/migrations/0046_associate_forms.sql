-- Beside the version before: not safe: adds a rule to communication.
-- Contacts have a form of their own, so each tells its revision; attempts tell their time and what came of them.

alter table contact add column revision integer not null default 1 check (revision > 0);

alter table communication add column time_of_day text check (time_of_day ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');
alter table communication add column outcome text check (outcome in ('LeftCard', 'NoAnswer', 'Refused'));
alter table communication add check (outcome is null or not is_successful);
comment on column communication.time_of_day is 'on the clock of the place where it was; not every attempt knows it';

-- What was said to somebody is not lost with the associate: an associate that has communications stays.
alter table communication drop constraint communication_business_associate_id_fkey;
alter table communication add constraint communication_business_associate_id_fkey
  foreign key (business_associate_id) references business_associate;

-- Whom it was written for is always among those whom it names.
insert into communication_business_associate (communication_id, business_associate_id)
  select id, business_associate_id from communication where source = 'BusinessAssociate'
  on conflict do nothing;
