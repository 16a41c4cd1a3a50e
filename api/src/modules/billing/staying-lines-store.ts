import { sql } from 'kysely';
import type { WorkedLine } from 'shared-contracts/billing';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const text = v.nullable(v.string());

/**
 * The schedule that each one with weekly overtime renewed: the latest earlier one of the same client, project and
 * company with a rate for the same work. A table of its own, so that it is looked up once for each schedule.
 */
export const renewals = sql`(select distinct on (n.id) n.id, p.id as renewed_id
  from rate_schedule n join rate_schedule p on p.id <> n.id and p.is_active and p.effective_date < n.effective_date
    and (p.client_id, p.surface_project_id, p.company_id) is not distinct from (n.client_id, n.surface_project_id, n.company_id)
  where n.overtime_after_week is not null and exists (
    select 1 from rate_type one join rate_type other on lower(one.description) = lower(other.description)
    where one.rate_schedule_id = p.id and other.rate_schedule_id = n.id)
  order by n.id, p.effective_date desc, p.id)`;

/** The terms of a rate `r` and its schedule `s`, with the unit `m` and the renewal `w`, for `ChargeTerms`. */
export const termsColumns = sql`s.id as "scheduleId", w.renewed_id as "renewedId", m.unit,
  trim_scale(s.overtime_after_day)::text as "overtimeAfterDay",
  trim_scale(s.overtime_after_week)::text as "overtimeAfterWeek",
  trim_scale(s.double_time_after_day)::text as "doubleTimeAfterDay",
  trim_scale(s.double_time_factor)::text as "doubleTimeFactor",
  trim_scale(s.overtime_factor)::text as "overtimeFactor", trim_scale(r.overtime_rate)::text as "overtimeRate",
  trim_scale(r.minimum_hours)::text as "minimumHours", trim_scale(r.day_hours)::text as "dayHours",
  trim_scale(r.half_day_hours)::text as "halfDayHours"`;

/** The unit in which work of a rate `r` with the unit `m` is entered; repeats `isTypedInHours` in SQL. */
export const typedUnit = sql`case when r.day_hours is not null and m.unit ~* '^(half[- ]?)?days?$' then 'hour' else m.unit end`;

/** The schema of the columns above. */
export const termsEntries = {
  ...{ renewedId: text, doubleTimeAfterDay: text, doubleTimeFactor: text },
  ...{ scheduleId: v.string(), unit: v.string(), overtimeAfterDay: text, overtimeAfterWeek: text },
  ...{ overtimeFactor: text, overtimeRate: text, minimumHours: text, dayHours: text, halfDayHours: text },
};

const lineSchema = v.object({
  ...{ id: v.string(), timesheetId: v.string(), date: v.string(), kind: v.string(), projectId: text },
  ...{ quantity: v.string(), rateId: v.string(), price: v.string(), ...termsEntries },
  ...{ chargedQuantity: text, minimumQuantity: text, overtimeQuantity: text, overtimePrice: text },
  ...{ doubleTimeQuantity: text, doubleTimePrice: text },
});

/** A line of a week whose charge has been calculated already. */
type StayingLine = WorkedLine & { readonly timesheetId: string };

/**
 * The lines of weeks that a change leaves as they are. Their hours count towards the overtime of the lines that it
 * charges.
 */
export async function stayingLines(
  db: Db,
  timesheetIds: readonly string[],
  changedIds: readonly string[],
): Promise<readonly StayingLine[]> {
  const { rows } = await sql`select e.id, e.timesheet_id as "timesheetId", e.date::text as date, e.kind,
      e.surface_project_id as "projectId", trim_scale(e.quantity)::text as quantity, r.id as "rateId",
      trim_scale(e.unit_price)::text as price, ${termsColumns},
      trim_scale(e.charged_quantity)::text as "chargedQuantity",
      trim_scale(e.minimum_quantity)::text as "minimumQuantity",
      trim_scale(e.overtime_quantity)::text as "overtimeQuantity",
      trim_scale(e.overtime_price)::text as "overtimePrice",
      trim_scale(e.double_time_quantity)::text as "doubleTimeQuantity",
      trim_scale(e.double_time_price)::text as "doubleTimePrice"
    from timesheet_entry e join rate_type r on r.id = e.rate_id join rate_schedule s on s.id = r.rate_schedule_id
    join unit_of_measurement m on m.id = r.unit_of_measurement_id left join ${renewals} w on w.id = s.id
    where e.timesheet_id = any (${timesheetIds}::uuid[]) and e.id <> all (${changedIds}::uuid[])
    order by e.date, e.sequence, e.id`.execute(db.withoutPlugins());
  return rows
    .map((row) => v.parse(lineSchema, row))
    .map(({ id, timesheetId, date, kind, projectId, quantity, rateId, price, ...more }) => {
      const { chargedQuantity, minimumQuantity, overtimeQuantity, overtimePrice, ...rest } = more;
      const { doubleTimeQuantity, doubleTimePrice, ...terms } = rest;
      return {
        ...{ id, timesheetId, date, kind, projectId, quantity, rate: { id: rateId, price, ...terms } },
        stays: {
          ...{ chargedQuantity, minimumQuantity, overtimeQuantity, overtimePrice },
          ...{ doubleTimeQuantity, doubleTimePrice },
        },
      };
    });
}
