import type { Pool } from 'pg';
import { type Dataset, openKept } from './kept-database.ts';

/** Number of lines of time; a quarter of them, from the last ten months, are not billed. */
export const timeEntries = 500_000;

/** Number of lines on one draft. */
export const draftLines = 2000;

async function fill(pool: Pool): Promise<void> {
  const perWeek = 50;
  const weeks = timeEntries / perWeek;
  // One person for each run of weeks, because a person can have a week only once.
  await pool.query(
    `insert into app_user (id, company_id, first_name, last_name, user_name, email, is_broker)
     select md5('bench person ' || n)::uuid, c.id, 'Bench', 'Person ' || n, 'bench-' || n, 'bench-' || n || '@rightway.test', true
     from generate_series(0, $1::int) n, company c where c.code = 'RLS'`,
    [weeks / 40],
  );
  await pool.query(
    `insert into timesheet (id, user_id, product_client_id, week_starting)
     select md5('bench week ' || n)::uuid, md5('bench person ' || n / 40)::uuid, c.id, date '2026-11-16' - 7 * (n % 40)
     from generate_series(0, $1::int - 1) n, company c where c.code = 'RLS'`,
    [weeks],
  );
  await pool.query(
    `insert into timesheet_entry (id, timesheet_id, surface_project_id, sequence, date, work, rate_id, rate_kind,
       ledger_code_id, quantity, unit_price, amount, status)
     select md5('bench line ' || n || ' ' || l)::uuid, md5('bench week ' || n)::uuid, p.id, l,
       date '2026-11-16' - 7 * (n % 40) + l % 5, r.description, r.id, 'Default', r.ledger_code_id, 1 + l % 8, r.rate,
       (1 + l % 8) * r.rate,
       case when n % 4 > 0 then 'INVOICED' when l % 3 = 0 then 'APPROVED' when l % 3 = 1 then 'PENDING' else 'NOT_INVOICED' end
     from generate_series(0, $1::int - 1) n cross join generate_series(1, $2::int) l
     join (select p.id, row_number() over (order by p.id) as place, count(*) over () as all_of from surface_project p
       join company c on c.id = p.broker_id where c.code = 'RLS' and p.client_id is not null) p on p.place = 1 + (n + l) % p.all_of
     cross join (select r.* from rate_type r join rate_schedule s on s.id = r.rate_schedule_id
       where s.client_id is null order by r.sequence limit 1) r`,
    [weeks, perWeek],
  );
  await pool.query('analyze');
}

/** The demo on PostgreSQL with half a million lines of time. */
export const openBilling = (): Promise<Dataset> =>
  openKept({ name: 'billing', holds: `${timeEntries} lines of time`, fill });
