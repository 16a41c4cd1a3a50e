-- Beside the version before: safe.
-- Rents come from compensation and schedules. An open obligation that comes again and reads as the rent of an agreement
-- which has a schedule asks for the same money twice: it stays as it is, and comes no more.

with doubled as (
  select o.id, o.agreement_id, coalesce(o.first_due_date, o.due_date) as first_due
  from obligation o
  left join obligation_type t on t.id = o.obligation_type_id
  where o.completed_date is null and o.recurrence_interval is not null and o.due_date is not null
    and lower(concat_ws(' ', t.code, o.description)) ~ '\m(rents?|rentals?|rentas?|alquiler(es)?)\M'
    and lower(concat_ws(' ', t.code, o.description)) !~ '\m(reviews?|revisi(ó|o)n(es)?)\M'
    and exists (select from rent_schedule s join compensation c on c.agreement_id = s.id
      where s.id = o.agreement_id and c.is_annual)),
-- Where neither the agreement nor its schedule says when rents fall due, the obligation did.
scheduled as (
  update rent_schedule s set first_due_date = d.first_due
  from (select agreement_id, min(first_due) as first_due from doubled group by agreement_id) d, agreement a
  where s.id = d.agreement_id and a.id = s.id and s.first_due_date is null and a.effective_date is null
  returning s.id)
update obligation o set recurrence_interval = null, recurrence_unit = null, revision = o.revision + 1,
    notes = concat_ws(E'\n', nullif(o.notes, ''),
      'It came again for a rent. Rents come from the compensation of the agreement and its schedule now.')
  from doubled d where d.id = o.id;
