import { sql } from 'kysely';
import { type RoleDay, roleDay, roleDaySchema } from 'shared-contracts/grids';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { asSpelled } from '../../records/reading/spelled-order.ts';

const { weeks, team } = roleDaySchema.entries;

/** The weeks that a person may decide on, by the same rule as their number in the navigation. */
export async function listWeeksToApprove(
  db: Db,
  { id, productClientId }: CurrentUser,
): Promise<RoleDay['weeks']> {
  const { rows } = await sql`select t.id, u.full_name as name, t.week_starting::text as "weekStarting",
      count(*)::int as lines
    from timesheet_entry e join company c on c.id = e.product_client_id
      join timesheet t on t.id = e.timesheet_id join app_user u on u.id = t.user_id
    where e.product_client_id = ${productClientId} and e.status = 'PENDING'
      and not (c.bars_own_approval and e.user_id = ${id})
    group by t.id, u.full_name, t.week_starting
    order by t.week_starting, ${asSpelled(sql`u.full_name`)}, t.id limit ${roleDay.listed}`.execute(
    db.withoutPlugins(),
  );
  return v.parse(weeks, rows);
}

/**
 * A person's colleagues who have tasks that are overdue or due until a given day, in projects that are not archived.
 */
export async function listTeam(
  db: Db,
  { id }: CurrentUser,
  { today, until }: { readonly today: string; readonly until: string },
): Promise<RoleDay['team']> {
  const { rows } = await sql`select u.id, u.full_name as name,
      count(*) filter (where t.due_date < ${today}::date)::int as overdue,
      count(*) filter (where t.due_date >= ${today}::date)::int as "thisWeek"
    from assigned_task t join app_user u on u.id = t.assignee_id join surface_project p on p.id = t.surface_project_id
    where u.company_id = (select company_id from app_user where id = ${id}) and u.id <> ${id} and u.is_active and not p.is_archived
      and t.completed_date is null and t.due_date <= ${until}::date
    group by u.id, u.full_name
    order by overdue desc, "thisWeek" desc, ${asSpelled(sql`u.full_name`)} limit ${roleDay.listed}`.execute(
    db.withoutPlugins(),
  );
  return v.parse(team, rows);
}

const countSchema = v.object({ count: v.number() });

/** The number of a company's approved lines that are on no invoice. */
export async function countUnbilledLines(db: Db, { productClientId }: CurrentUser): Promise<number> {
  const { rows } = await sql`select count(*)::int as count from timesheet_entry e
    where e.product_client_id = ${productClientId} and e.status = 'APPROVED' and e.invoice_line_id is null`.execute(
    db.withoutPlugins(),
  );
  return v.parse(countSchema, rows[0]).count;
}
