-- Beside the version before: safe.
-- The first unpaid rent says what `owedRents` says: before a partial surrender rent is owed for all of the land, rents may
-- begin years after the agreement, and a payment is of the rent whose day is nearest.

-- The size of a unit that land is priced by, in tenths of a square millimetre; null: it is none.
create function price_unit_size(unit text) returns numeric language sql immutable as $$
  select case unit when 'ac' then 40468564224 when 'ha' then 100000000000 when 'm2' then 10000000 end::numeric
$$;

-- What the annual compensation of a type came to on a day before a partial surrender; null: no surrender came after it, or
-- what it came to is not known.
create function former_rent(agreement uuid, type uuid, on_day date) returns numeric language sql stable as $$
  select f.amount
  from (select l.date, l.sequence, l.id, sum(p.amount) as amount
    from agreement_life_step l
    join agreement a on a.id = l.agreement_id
    left join area_unit u on u.id = a.area_unit_id
    join compensation c on c.agreement_id = l.agreement_id and c.is_annual and c.compensation_type_id = type
    cross join lateral (select case
        when c.cost_per_unit is null then c.amount
        else round(c.cost_per_unit * case
          when c.price_unit is null or c.price_unit = u.code then coalesce(c.gross_area_override, l.previous_area)
          else round(coalesce(c.gross_area_override, l.previous_area) * price_unit_size(u.code)
            / price_unit_size(c.price_unit), 4) end, 2) end as amount) p
    where l.agreement_id = agreement and l.kind = 'PartialSurrender' and l.date > on_day
      and l.previous_area is not null and l.surrendered_area is not null
    group by l.date, l.sequence, l.id
    having bool_and(p.amount is not null) and bool_or(c.cost_per_unit is not null and c.gross_area_override is null)) f
  order by f.date, f.sequence, f.id limit 1
$$;

create or replace function refresh_unpaid_rents(ids uuid[], forward boolean default false) returns void language sql as $$
  with schedule as (
    select s.id, s.interval_months as months, coalesce(s.first_due_date, a.effective_date) as base,
      case when s.first_due_date is null then 12 else 0 end as delay,
      least(s.end_date, a.expiry_date) as last,
      (select min(l.date) from agreement_life_step l where l.agreement_id = a.id and l.kind = 'Surrender') as surrendered,
      -- Behind the last payment and the last change of an amount each rent is as the one before it.
      greatest(
        (select max(coalesce(p.due_date, p.paid_date)) from agreement_payment p
          where p.agreement_id = a.id and p.kind = 'Annual'),
        (select max(r.from_date) from rent_rate r where r.rent_schedule_id = s.id),
        (select max(l.date) from agreement_life_step l where l.agreement_id = a.id and l.kind = 'PartialSurrender')) as changed_last,
      case when not exists (select from rent_rate r join compensation c on c.agreement_id = s.id and c.is_annual
          and c.compensation_type_id = r.compensation_type_id where r.rent_schedule_id = s.id)
        then (select max(l.date) from agreement_life_step l where l.agreement_id = a.id
          and l.kind = 'CompensationReview' and l.date <= current_date) end as known_from,
      a.rent_unpaid_from as known
    from rent_schedule s join agreement a on a.id = s.id where s.id = any (ids)),
  due as (
    select s.*, d.k, d.day, d.before + (d.day - d.before + 1) / 2 as paid_from,
      d.day + (d.after - d.day + 1) / 2 as paid_before
    from schedule s
    -- Months are counted from the first day, as people do.
    cross join lateral generate_series(
      case when forward and s.known is not null then greatest(0, (months_between(s.base, s.known) - s.delay) / s.months - 1)
        else 0 end,
      12 / s.months + 1 + greatest(0, months_between(s.base, coalesce(s.changed_last, s.base))) / s.months) n (k)
    cross join lateral (select n.k,
      (s.base + make_interval(months => s.delay + (n.k - 1) * s.months))::date as before,
      (s.base + make_interval(months => s.delay + n.k * s.months))::date as day,
      (s.base + make_interval(months => s.delay + (n.k + 1) * s.months))::date as after) d
    where (s.last is null or d.day <= s.last) and (s.surrendered is null or d.day < s.surrendered)),
  owed as (
    select due.id, min(due.day) as day
    from due
    cross join lateral (
      select count(*) as count, coalesce(bool_or(p.rent_id is not null), false) as by_run, coalesce(sum(p.amount), 0) as sum
      from agreement_payment p
      where p.agreement_id = due.id and p.kind = 'Annual' and p.closing is distinct from 'Replaced'
        and coalesce(p.due_date, p.paid_date) >= due.paid_from and coalesce(p.due_date, p.paid_date) < due.paid_before) paid
    cross join lateral (
      select bool_or(h.yearly is null) as is_unknown,
        coalesce(sum(round(h.yearly * (due.k % (12 / due.months) + 1) * due.months / 12, 2)
          - round(h.yearly * (due.k % (12 / due.months)) * due.months / 12, 2)), 0) as sum
      from (select coalesce(
            (select r.amount from rent_rate r where r.rent_schedule_id = due.id and r.from_date <= due.day
              and r.compensation_type_id = c.compensation_type_id order by r.from_date desc limit 1),
            case when bool_or(t.is_cost_per_area_unit)
              then former_rent(due.id, c.compensation_type_id, due.day) end,
            case when bool_and(c.amount is not null) then sum(c.amount) end) as yearly
        from compensation c left join compensation_type t on t.id = c.compensation_type_id
        where c.agreement_id = due.id and c.is_annual group by c.compensation_type_id) h) rent
    where not paid.by_run and (rent.sum > paid.sum or rent.is_unknown)
      and not (paid.count > 0 and (rent.is_unknown or coalesce(due.day < due.known_from, false)))
    group by due.id)
  update agreement a set rent_unpaid_from = o.day
  from unnest(ids) x (id) left join owed o on o.id = x.id
  where a.id = x.id and a.rent_unpaid_from is distinct from o.day
$$;

-- The unit of the areas decides what a price by area came to.
create trigger unpaid_rents_unit after update of area_unit_id on agreement for each row
  when (old.area_unit_id is distinct from new.area_unit_id) execute function keep_unpaid_rent();

-- So does whether a type of compensation is priced by area.
create function keep_unpaid_rents_of_type() returns trigger language plpgsql as $$
begin
  perform refresh_unpaid_rents(array(select distinct c.agreement_id from compensation c
    join agreement_life_step l on l.agreement_id = c.agreement_id and l.kind = 'PartialSurrender'
    where c.compensation_type_id = new.id and c.is_annual));
  return null;
end $$;
create trigger unpaid_rents_type after update of is_cost_per_area_unit on compensation_type for each row
  when (old.is_cost_per_area_unit is distinct from new.is_cost_per_area_unit) execute function keep_unpaid_rents_of_type();

select refresh_unpaid_rents(array(select id from rent_schedule));
