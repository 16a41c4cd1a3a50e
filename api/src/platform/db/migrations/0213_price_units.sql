-- Beside the version before: safe.
-- A price by area is for a unit of its own: the area is converted where the agreement's areas are in another one.

alter table compensation add column price_unit text check (price_unit in ('ac', 'ha', 'm2'));
comment on column compensation.price_unit is 'unit of area that cost_per_unit is for; null: the unit of the agreement''s areas';
-- What stands was multiplied with the area as it was: it says so now, and no amount changes.
update compensation c set price_unit = u.code
from agreement a join area_unit u on u.id = a.area_unit_id, compensation_type t
where a.id = c.agreement_id and t.id = c.compensation_type_id and t.is_cost_per_area_unit
  and c.cost_per_unit is not null and u.code in ('ac', 'ha', 'm2');
