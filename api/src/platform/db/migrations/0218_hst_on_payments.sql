-- Beside the version before: safe.
-- Payments for land in a province with HST carry it in place of GST. A dated rate says where it is from.

alter table tax_rate add column source text;
comment on column tax_rate.source is 'where the rate is from: a law or a bulletin';

-- An installation that has HST as a tax gets its rates where it has none of a province.
with hst as (select id from tax_type where lower(code) = 'hst'),
dated (province, rate, valid_from, valid_to) as (values
    ('BC', 12, date '2010-07-01', date '2013-03-31'),
    ('NB', 15, date '1997-04-01', date '2006-06-30'),
    ('NB', 14, date '2006-07-01', date '2007-12-31'),
    ('NB', 13, date '2008-01-01', date '2016-06-30'),
    ('NB', 15, date '2016-07-01', null),
    ('NL', 15, date '1997-04-01', date '2006-06-30'),
    ('NL', 14, date '2006-07-01', date '2007-12-31'),
    ('NL', 13, date '2008-01-01', date '2016-06-30'),
    ('NL', 15, date '2016-07-01', null),
    ('NS', 15, date '1997-04-01', date '2006-06-30'),
    ('NS', 14, date '2006-07-01', date '2007-12-31'),
    ('NS', 13, date '2008-01-01', date '2010-06-30'),
    ('NS', 15, date '2010-07-01', date '2025-03-31'),
    ('NS', 14, date '2025-04-01', null),
    ('ON', 13, date '2010-07-01', null),
    ('PE', 14, date '2013-04-01', date '2016-09-30'),
    ('PE', 15, date '2016-10-01', null)),
placed as (
  select h.id as tax_type_id, s.id as province_id, d.rate, d.valid_from, d.valid_to,
    row_number() over (partition by h.id order by d.province, d.valid_from) as place
  from hst h cross join dated d
  join country c on c.code = 'CA' join state_or_province s on s.country_id = c.id and s.code = d.province
  where not exists (select from tax_rate r where r.tax_type_id = h.id and r.state_or_province_id = s.id))
insert into tax_rate (id, tax_type_id, sequence, state_or_province_id, rate, valid_from, valid_to, source)
  select gen_random_uuid(), p.tax_type_id,
    p.place + coalesce((select max(r.sequence) from tax_rate r where r.tax_type_id = p.tax_type_id), 0),
    p.province_id, p.rate, p.valid_from, p.valid_to, 'Excise Tax Act s. 165(2), Sch. VIII; CRA, GST/HST rates'
  from placed p;
-- Payments carry it where it takes the place of GST; a database of an older release cannot say that yet.
do $$
begin
  if exists (select from information_schema.columns
      where table_schema = current_schema and table_name = 'tax_type' and column_name = 'replaces_others') then
    execute 'update tax_type set is_on_payments = true where lower(code) = ''hst'' and replaces_others';
  end if;
end $$;
