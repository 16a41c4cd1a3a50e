-- Beside the version before: safe.
-- A run pays thousands of rents at once: the first unpaid day is looked for again only where it may have moved.

-- Calendar months from a day to another one, whatever the days in them.
create function months_between(one date, other date) returns integer language sql immutable as $$
  select (date_part('year', other) - date_part('year', one))::int * 12
    + (date_part('month', other) - date_part('month', one))::int
$$;

-- `forward`: payments were added alone, so that the day stays or moves on from where it was.
drop function refresh_unpaid_rents(uuid[]);
create function refresh_unpaid_rents(ids uuid[], forward boolean default false) returns void language sql as $$
  with schedule as (
    select s.id, s.interval_months as months, coalesce(s.first_due_date, a.effective_date) as base,
      case when s.first_due_date is null then 12 else 0 end as delay,
      least(s.end_date, a.expiry_date) as last,
      (select min(l.date) from agreement_life_step l where l.agreement_id = a.id and l.kind = 'Surrender') as surrendered,
      (select max(coalesce(p.due_date, p.paid_date)) from agreement_payment p
        where p.agreement_id = a.id and p.kind = 'Annual') as paid_last,
      case when not exists (select from rent_rate r join compensation c on c.agreement_id = s.id and c.is_annual
          and c.compensation_type_id = r.compensation_type_id where r.rent_schedule_id = s.id)
        then (select max(l.date) from agreement_life_step l where l.agreement_id = a.id
          and l.kind = 'CompensationReview' and l.date <= current_date) end as known_from,
      a.rent_unpaid_from as known
    from rent_schedule s join agreement a on a.id = s.id where s.id = any (ids)),
  due as (
    select s.*, d.k, d.day, d.before + (d.day - d.before) / 2 as paid_from, d.day + (d.after - d.day) / 2 as paid_before
    from schedule s
    -- Within a year behind the last payment one is unpaid for sure; months are counted from the first day, as people do.
    cross join lateral generate_series(
      case when forward and s.known is not null then greatest(0, (months_between(s.base, s.known) - s.delay) / s.months - 1)
        else 0 end,
      12 / s.months + 1 + greatest(0, months_between(s.base, coalesce(s.paid_last, s.base))) / s.months) n (k)
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
            case when bool_and(c.amount is not null) then sum(c.amount) end) as yearly
        from compensation c where c.agreement_id = due.id and c.is_annual group by c.compensation_type_id) h) rent
    where not paid.by_run and (rent.sum > paid.sum or rent.is_unknown)
      and not (paid.count > 0 and (rent.is_unknown or coalesce(due.day < due.known_from, false)))
    group by due.id)
  update agreement a set rent_unpaid_from = o.day
  from unnest(ids) x (id) left join owed o on o.id = x.id
  where a.id = x.id and a.rent_unpaid_from is distinct from o.day
$$;

-- New payments move the day on where they are near to it.
create function move_unpaid_rents() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  select array_agg(distinct a.id) into ids
    from touched t join agreement a on a.id = t.agreement_id join rent_schedule s on s.id = a.id
    where t.kind = 'Annual' and abs(coalesce(t.due_date, t.paid_date) - a.rent_unpaid_from) <= s.interval_months * 31;
  if ids is not null then perform refresh_unpaid_rents(ids, true); end if;
  return null;
end $$;
drop trigger unpaid_rents_insert on agreement_payment;
create trigger unpaid_rents_insert after insert on agreement_payment referencing new table as touched
  for each statement execute function move_unpaid_rents();

-- Sending payments and noting when they were paid moves nothing: only what a rent is compared with does.
create function change_unpaid_rents() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  select array_agg(distinct t.agreement_id) into ids
    from touched t join gone g on g.id = t.id join rent_schedule s on s.id = t.agreement_id
    where (t.kind, t.amount, coalesce(t.due_date, t.paid_date), t.rent_id, t.closing = 'Replaced')
      is distinct from (g.kind, g.amount, coalesce(g.due_date, g.paid_date), g.rent_id, g.closing = 'Replaced');
  if ids is not null then perform refresh_unpaid_rents(ids); end if;
  return null;
end $$;
drop trigger unpaid_rents_update on agreement_payment;
create trigger unpaid_rents_update after update on agreement_payment referencing old table as gone new table as touched
  for each statement execute function change_unpaid_rents();
