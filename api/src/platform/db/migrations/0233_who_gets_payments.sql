-- Beside the version before: safe.
-- A payment keeps to whom and where it was approved to go, so that the next run shows where that changed; and what its tax is.

create function payee_goes_to(payee uuid) returns text language sql stable as $$
  select concat_ws(' · ', b.name, nullif(b.vendor_code, ''), nullif(concat_ws(', ', nullif(b.address_line1, ''),
    nullif(b.address_line2, ''), nullif(b.address_line3, ''), (select c.name from city c where c.id = b.city_id),
    (select s.code from state_or_province s where s.id = b.state_or_province_id), nullif(b.postal_code, '')), ''))
  from business_associate b where b.id = payee
$$;
comment on function payee_goes_to is 'the name, vendor code and address of a payee, as the papers of payments have them';

create function land_province(agreement uuid) returns uuid language sql stable as $$
  select coalesce((select l.province_ids[1] from agreement_parcel r join parcel l on l.id = r.parcel_id
      where r.agreement_id = a.id and cardinality(l.province_ids) > 0 order by r.sequence, r.id limit 1),
    (select e.state_province_id from surface_project p join area e on e.id = p.area_id where p.id = a.surface_project_id))
  from agreement a where a.id = agreement
$$;
comment on function land_province is 'where the land of an agreement is: the first of its parcels with a province, else the area of its project';

create function payment_tax(agreement uuid, day date) returns text language sql stable as $$
  select string_agg(x.code, ' + ' order by x.code) from (
    select c.*, bool_or(c.replaces_others) over () as has_only from (
      select distinct on (t.id) t.code, r.rate, t.replaces_others
      from tax_type t join tax_rate r on r.tax_type_id = t.id
      where t.is_on_payments and t.is_active and r.ledger_code_id is null
        and r.valid_from <= day and (r.valid_to is null or r.valid_to >= day)
        and (r.state_or_province_id is null or r.state_or_province_id = land_province(agreement))
      order by t.id, (r.state_or_province_id is not null) desc, r.valid_from desc) c) x
  where (x.replaces_others or not x.has_only) and x.rate <> 0
$$;
comment on function payment_tax is 'the codes of the taxes on payments for an agreement on a day: GST, HST; null: none';

alter table rent_share add column gst_tax text;
comment on column rent_share.gst_tax is 'the codes of the taxes in gst_amount: GST, HST';
alter table agreement_payment add column goes_to text, add column gst_tax text;
comment on column agreement_payment.goes_to is 'name, vendor code and address of the payee when the payment was made; null: made before these were kept';
comment on column agreement_payment.gst_tax is 'the codes of the taxes in gst_amount: GST, HST; null: none, or not known';

create function payment_is_named() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.goes_to is null then
    new.goes_to := payee_goes_to(new.payee_id);
  end if;
  if coalesce(new.gst_amount, 0) = 0 then
    new.gst_tax := null;
  elsif new.gst_tax is null or (tg_op = 'UPDATE' and new.due_date is distinct from old.due_date) then
    new.gst_tax := payment_tax(new.agreement_id, coalesce(new.due_date, new.paid_date, current_date));
  end if;
  return new;
end $$;
create trigger agreement_payment_is_named before insert or update of gst_amount, due_date on agreement_payment
  for each row execute function payment_is_named();

-- What payments of the last years went out to is what their payees have today.
update agreement_payment set goes_to = payee_goes_to(payee_id)
  where kind = 'Annual' and due_date > current_date - 800;
update agreement_payment set gst_tax = payment_tax(agreement_id, coalesce(due_date, paid_date, current_date)) where gst_amount > 0;
update rent_share s set gst_tax = payment_tax(r.agreement_id, r.due_date) from rent r where r.id = s.rent_id and s.gst_amount > 0;

-- The heading of the usual file says what its column holds, where no system has read one yet.
update rent_file_column set code = 'GST/HST'
  where code = 'GST' and value = 'gstAmount' and revision = 1 and not exists (select from rent_sending);
