-- Beside the version before: not safe: changes a type in agreement, changes a type in request_item.
-- Terms are counted in whole days, months or years; every other number that money is worked out from
-- is numeric(18, 4) since its table was made.
alter table agreement alter column term type integer using round(term)::integer;
alter table request_item alter column term type integer using round(term)::integer;
