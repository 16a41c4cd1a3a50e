-- Beside the version before: safe.
-- The first day on which a rent is due that no payment accounts for, kept with the agreement, so that lists find it. The
-- rules are those of `owedRents` in shared-contracts; a test compares both.

alter table agreement add column rent_unpaid_from date;
comment on column agreement.rent_unpaid_from is 'first due day of a rent that no payment accounts for, past or to come; null: there is none';

create function refresh_unpaid_rents(ids uuid[]) returns void language sql as $$
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
          and l.kind = 'CompensationReview' and l.date <= current_date) end as known_from
    from rent_schedule s join agreement a on a.id = s.id where s.id = any (ids)),
  due as (
    select s.*, d.k, d.day, d.before + (d.day - d.before) / 2 as paid_from, d.day + (d.after - d.day) / 2 as paid_before
    from schedule s
    -- One rent behind the last payment is unpaid for sure; months are counted from the first day, as people do.
    cross join lateral generate_series(0, 3 + greatest(0,
      (date_part('year', coalesce(s.paid_last, s.base)) - date_part('year', s.base))::int * 12
        + (date_part('month', coalesce(s.paid_last, s.base)) - date_part('month', s.base))::int) / s.months) n (k)
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

-- Given the name of the column with the agreement, as statements write or delete its parts.
create function keep_unpaid_rents() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  execute format('select array(select distinct t.%I from touched t join rent_schedule s on s.id = t.%I)', tg_argv[0], tg_argv[0])
    into ids;
  if cardinality(ids) > 0 then perform refresh_unpaid_rents(ids); end if;
  return null;
end $$;

-- Named so that they come after the trigger that makes a schedule.
create trigger unpaid_rents_insert after insert on compensation referencing new table as touched
  for each statement execute function keep_unpaid_rents('agreement_id');
create trigger unpaid_rents_update after update on compensation referencing new table as touched
  for each statement execute function keep_unpaid_rents('agreement_id');
create trigger unpaid_rents_delete after delete on compensation referencing old table as touched
  for each statement execute function keep_unpaid_rents('agreement_id');
create trigger unpaid_rents_insert after insert on agreement_payment referencing new table as touched
  for each statement execute function keep_unpaid_rents('agreement_id');
create trigger unpaid_rents_update after update on agreement_payment referencing new table as touched
  for each statement execute function keep_unpaid_rents('agreement_id');
create trigger unpaid_rents_delete after delete on agreement_payment referencing old table as touched
  for each statement execute function keep_unpaid_rents('agreement_id');
create trigger unpaid_rents_insert after insert on agreement_life_step referencing new table as touched
  for each statement execute function keep_unpaid_rents('agreement_id');
create trigger unpaid_rents_update after update on agreement_life_step referencing new table as touched
  for each statement execute function keep_unpaid_rents('agreement_id');
create trigger unpaid_rents_delete after delete on agreement_life_step referencing old table as touched
  for each statement execute function keep_unpaid_rents('agreement_id');
create trigger unpaid_rents_insert after insert on rent_rate referencing new table as touched
  for each statement execute function keep_unpaid_rents('rent_schedule_id');
create trigger unpaid_rents_update after update on rent_rate referencing new table as touched
  for each statement execute function keep_unpaid_rents('rent_schedule_id');
create trigger unpaid_rents_delete after delete on rent_rate referencing old table as touched
  for each statement execute function keep_unpaid_rents('rent_schedule_id');

create function keep_unpaid_rent() returns trigger language plpgsql as $$
begin
  perform refresh_unpaid_rents(array[new.id]);
  return null;
end $$;
create trigger unpaid_rents_dates after update of effective_date, expiry_date on agreement for each row
  when (old.effective_date is distinct from new.effective_date or old.expiry_date is distinct from new.expiry_date)
  execute function keep_unpaid_rent();
create trigger unpaid_rents_dates after update of first_due_date, interval_months, end_date on rent_schedule for each row
  when (old.first_due_date is distinct from new.first_due_date or old.end_date is distinct from new.end_date
    or old.interval_months is distinct from new.interval_months)
  execute function keep_unpaid_rent();

select refresh_unpaid_rents(array(select id from rent_schedule));
