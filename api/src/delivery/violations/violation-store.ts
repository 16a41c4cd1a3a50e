import { sql } from 'kysely';
import { type CspViolation, cspViolationSchema, violationLimits } from 'shared-contracts/rollout';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { Violation } from './read-report.ts';

/** Counts a violation; a new kind is only added while the day's limit is not reached. */
export async function countViolation(db: Db, violation: Violation, now: Date): Promise<void> {
  const { area, directive, blocked, page } = violation;
  await sql`insert into csp_violation as c (day, area, directive, blocked, last_at, last_page)
    select ${now}::date, ${area}, ${directive}, ${blocked}, ${now}, ${page}
    where (select count(*) from csp_violation where day = ${now}::date) < ${violationLimits.kinds}
      or exists (select from csp_violation where day = ${now}::date and area = ${area}
        and directive = ${directive} and blocked = ${blocked})
    on conflict (day, area, directive, blocked) do update
      set count = c.count + 1, last_at = excluded.last_at, last_page = excluded.last_page`.execute(
    db.withoutPlugins(),
  );
}

/** The violations of the last days, the latest first. */
export async function listViolations(db: Db, now: Date): Promise<CspViolation[]> {
  const { rows } = await sql`select area, directive, blocked, sum(count)::int as count,
      to_char(max(last_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastAt",
      (array_agg(last_page order by last_at desc))[1] as "lastPage"
    from csp_violation where day > ${now}::date - ${violationLimits.days}::int
    group by area, directive, blocked order by max(last_at) desc limit 200`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(cspViolationSchema, row));
}
