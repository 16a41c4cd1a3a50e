import { sql } from 'kysely';
import { usualWorkDays, weekdayCodes } from 'shared-contracts/accounts';
import { weekdayOf } from 'shared-contracts/days';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { dayIn } from '../../platform/server/zoned-days.ts';
import { personZone } from '../../records/company-zone-store.ts';

const placeSchema = v.object({ companyId: v.string(), zone: v.nullable(v.string()) });

/** The hour of the day in a time zone, 0 to 23. */
const hourIn = (zone: string, moment: Date): number =>
  Number(
    new Intl.DateTimeFormat('en-CA', { timeZone: zone, hourCycle: 'h23', hour: '2-digit' }).format(moment),
  );

/**
 * The current day and hour for the people of each company, by the time zones that they chose. Computed by the server,
 * because a database's zone data may be older. SQL of a table with `company_id`, `zone`, `today`, `hour` and `weekday`
 * (MO to SU), to be joined with `app_user`.
 */
export async function personDays(db: Db, now: Date) {
  const { rows } =
    await sql`select distinct company_id as "companyId", time_zone as zone from app_user where is_active`.execute(
      db.withoutPlugins(),
    );
  const days = await Promise.all(
    rows
      .map((row) => v.parse(placeSchema, row))
      .map(async ({ companyId, zone }) => {
        const own = await personZone(db, { timeZone: zone, productClientId: companyId });
        const today = dayIn(own, now);
        return {
          company_id: companyId,
          zone,
          today,
          hour: hourIn(own, now),
          weekday: weekdayCodes[weekdayOf(today)],
        };
      }),
  );
  return sql`jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
    as day (company_id uuid, zone text, today date, hour integer, weekday text)`;
}

/** Whether a person `u` works on their current day: by their own working days, otherwise by their company's. */
export const isWorkDay = sql`day.weekday = any (string_to_array(coalesce(u.work_days,
  (select e.work_days from company e where e.id = u.company_id), ${usualWorkDays}), ','))`;

/** Joins a person `u` with their current day. */
export const ofPerson = sql`day.company_id = u.company_id and day.zone is not distinct from u.time_zone`;
