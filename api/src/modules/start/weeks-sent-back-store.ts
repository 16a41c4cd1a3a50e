import { sql } from 'kysely';
import { startRecords, startTodaySchema, type WeekSentBack } from 'shared-contracts/grids';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const { sentBack } = startTodaySchema.entries;

/** The person's own weeks with lines that were sent back and not submitted again, the earliest first. */
export async function listWeeksSentBack(db: Db, { id }: CurrentUser): Promise<WeekSentBack[]> {
  const { rows } = await sql`select t.id, t.week_starting::text as "weekStarting", count(*)::int as lines,
      coalesce((array_agg(s.full_name order by e.date, e.id))[1], '') as by,
      (array_agg(e.sent_back_reason order by e.date, e.id))[1] as reason
    from timesheet t join timesheet_entry e on e.timesheet_id = t.id left join app_user s on s.id = e.sent_back_by_id
    where t.user_id = ${id} and e.status = 'NOT_INVOICED' and e.sent_back_reason is not null
    group by t.id, t.week_starting
    order by t.week_starting, t.id limit ${startRecords.listed}`.execute(db.withoutPlugins());
  return v.parse(sentBack, rows);
}
