import { type RawBuilder, sql } from 'kysely';
import type { ReminderKind } from 'shared-contracts/reminders';

/** The columns of each select, in their order. `user_id` is null where nobody has to do with a record. */
export const dueColumns = sql`user_id, record_id, due_on, project_id, revision`;

/** The people of a project with an account, who look after what nobody in particular is asked to do. */
const members = sql`left join member m on m.surface_project_id = p.id and m.user_id is not null and m.project_access <> 'None'`;

/**
 * What each kind is about, with everybody who is to know of it: only what is open, with a day from `from` to `to`
 * (yyyy-MM-dd), so that an index finds it.
 */
export function dueThings(from: string, to: string): Readonly<Record<ReminderKind, RawBuilder<unknown>>> {
  const near = (day: RawBuilder<unknown>) => sql`${day} between ${from}::date and ${to}::date`;
  return {
    // Who gives a task to themselves knows of it; one that waited is theirs on the day from which it can begin.
    taskAssigned: sql`select a.assignee_id, a.id, a.assigned_date, p.id, a.revision
      from assigned_task a join surface_project p on p.id = a.surface_project_id
      where a.completed_date is null and ${near(sql`a.assigned_date`)} and not exists (
        select 1 from history_entry h where h.record_kind = 'ASSIGNED_TASK' and h.record_id = a.id
          and h.revision = 1 and h.changed_by = a.assignee_id)
      union all
      select a.assignee_id, a.id, a.ready_on, p.id, a.revision
      from assigned_task a join surface_project p on p.id = a.surface_project_id
      where a.completed_date is null and ${near(sql`a.ready_on`)}`,
    mentioned: sql`select n.person_id, c.id, n.mentioned_on, c.surface_project_id, c.revision
      from comment_mention n join comment c on c.id = n.comment_id join app_user r on r.id = n.person_id
      where c.deleted_at is null and n.person_id <> c.author_id and ${near(sql`n.mentioned_on`)}
        and (not c.is_confidential or r.is_system_administrator or r.company_id = c.owner_id)`,
    // Who did not approve their own time; weeks of long ago are not looked at in each round.
    weekApproved: sql`select t.user_id, t.id, x.approved_on, null::uuid, t.revision
      from timesheet t cross join lateral (
        select max(e.approved_at)::date as approved_on, bool_and(e.status in ('APPROVED', 'INVOICED')) as is_whole,
          bool_or(e.approved_by_id <> t.user_id) as by_another
        from timesheet_entry e where e.timesheet_id = t.id) x
      where t.week_starting > ${to}::date - 120 and x.is_whole and x.by_another and ${near(sql`x.approved_on`)}`,
    importDone: sql`select i.user_id, i.id, i.finished_at::date, i.surface_project_id, 1
      from agreement_import i where i.state in ('Done', 'Failed') and ${near(sql`i.finished_at::date`)}`,
    weekSentBack: sql`select t.user_id, t.id, t.week_starting, null::uuid, t.revision
      from timesheet t where ${near(sql`t.week_starting`)} and exists (
        select 1 from timesheet_entry e
        where e.timesheet_id = t.id and e.status = 'NOT_INVOICED' and e.sent_back_reason is not null)`,
    taskDue: sql`select a.assignee_id, a.id, a.due_date, p.id, a.revision
      from assigned_task a join surface_project p on p.id = a.surface_project_id
      where a.completed_date is null and not a.on_hold and ${near(sql`a.due_date`)}`,
    obligationDue: sql`select coalesce(o.responsible_id, m.user_id), o.id, o.due_date, p.id, o.revision
      from obligation o join surface_project p on p.id = o.surface_project_id ${members}
      where o.completed_date is null and ${near(sql`o.due_date`)}`,
    keyDate: sql`select m.user_id, k.id, k.planned_date, p.id, k.revision
      from key_date k join surface_project p on p.id = k.surface_project_id ${members}
      where k.actual_date is null and ${near(sql`k.planned_date`)}`,
    stakeholderDue: sql`select m.user_id, s.id, s.expiry_date, p.id, s.revision
      from stakeholder s join surface_project p on p.id = s.surface_project_id ${members}
      where s.completed_date is null and s.consent_date is null and ${near(sql`s.expiry_date`)}`,
    agreementExpiry: sql`select coalesce(a.land_agent_id, m.user_id), a.id, a.expiry_date, p.id, a.revision
      from agreement a join surface_project p on p.id = a.surface_project_id ${members}
      where ${near(sql`a.expiry_date`)}`,
    // Where other rates go on, nothing ends.
    rateEnds: sql`select r.id, s.id, s.end_date, null::uuid, s.revision
      from rate_schedule s join app_user r on r.is_system_administrator
        and (s.company_id is null or s.company_id = r.company_id)
      where s.is_active and ${near(sql`s.end_date`)} and not exists (
        select 1 from rate_schedule n where n.id <> s.id and n.is_active and n.rate_type = s.rate_type
          and n.client_id is not distinct from s.client_id and n.company_id is not distinct from s.company_id
          and n.surface_project_id is not distinct from s.surface_project_id
          and n.effective_date <= s.end_date + 1 and (n.end_date is null or n.end_date > s.end_date))`,
    paymentDue: sql`select r.id, y.id, y.due_date, p.id, a.revision
      from agreement_payment y join agreement a on a.id = y.agreement_id
      join surface_project p on p.id = y.surface_project_id
      left join app_user r on r.can_run_rentals and r.company_id in (p.owner_id, p.broker_id, p.operator_id)
      where y.paid_date is null and y.returned_date is null and y.closed_date is null and y.held_date is null
        and ${near(sql`y.due_date`)}`,
  };
}
