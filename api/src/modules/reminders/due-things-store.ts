import { type RawBuilder, sql } from 'kysely';
import type { ReminderKind } from 'shared-contracts/reminders';

/** A select of `user_id`, `record_id` and `due_on`, of records with a project `p` that a person `w` has to do with. */
type DueThings = RawBuilder<unknown>;

/** The people of a project with an account, who look after what nobody in particular is asked to do. */
const members = sql`join member m on m.surface_project_id = p.id and m.user_id is not null and m.project_access <> 'None'`;

/**
 * What each kind is about: only what is open, with a day before the last one that anybody is reminded of. `from` and
 * `to` bound the days, so that an index finds them.
 */
export function dueThings(from: Date, to: Date): Readonly<Record<ReminderKind, DueThings>> {
  const near = (day: DueThings) => sql`${day} between ${from}::date and ${to}::date`;
  return {
    // Who gives a task to themselves knows of it.
    taskAssigned: sql`select a.assignee_id as user_id, a.id as record_id, a.assigned_date as due_on, p.id as project_id
      from assigned_task a join surface_project p on p.id = a.surface_project_id
      where a.completed_date is null and ${near(sql`a.assigned_date`)} and not exists (
        select 1 from history_entry h where h.record_kind = 'ASSIGNED_TASK' and h.record_id = a.id
          and h.revision = 1 and h.changed_by = a.assignee_id)`,
    weekSentBack: sql`select t.user_id, t.id as record_id, t.week_starting as due_on, null::uuid as project_id
      from timesheet t where ${near(sql`t.week_starting`)} and exists (
        select 1 from timesheet_entry e
        where e.timesheet_id = t.id and e.status = 'NOT_INVOICED' and e.sent_back_reason is not null)`,
    taskDue: sql`select a.assignee_id, a.id, a.due_date, p.id
      from assigned_task a join surface_project p on p.id = a.surface_project_id
      where a.completed_date is null and not a.on_hold and ${near(sql`a.due_date`)}`,
    obligationDue: sql`select o.responsible_id, o.id, o.due_date, p.id
      from obligation o join surface_project p on p.id = o.surface_project_id
      where o.completed_date is null and o.responsible_id is not null and ${near(sql`o.due_date`)}
      union all select m.user_id, o.id, o.due_date, p.id
      from obligation o join surface_project p on p.id = o.surface_project_id ${members}
      where o.completed_date is null and o.responsible_id is null and ${near(sql`o.due_date`)}`,
    keyDate: sql`select m.user_id, k.id, k.planned_date, p.id
      from key_date k join surface_project p on p.id = k.surface_project_id ${members}
      where k.actual_date is null and ${near(sql`k.planned_date`)}`,
    stakeholderDue: sql`select m.user_id, s.id, s.expiry_date, p.id
      from stakeholder s join surface_project p on p.id = s.surface_project_id ${members}
      where s.completed_date is null and s.consent_date is null and ${near(sql`s.expiry_date`)}`,
    agreementExpiry: sql`select a.land_agent_id, a.id, a.expiry_date, p.id
      from agreement a join surface_project p on p.id = a.surface_project_id
      where a.land_agent_id is not null and ${near(sql`a.expiry_date`)}
      union all select m.user_id, a.id, a.expiry_date, p.id
      from agreement a join surface_project p on p.id = a.surface_project_id ${members}
      where a.land_agent_id is null and ${near(sql`a.expiry_date`)}`,
    paymentDue: sql`select r.id, y.id, y.due_date, p.id
      from agreement_payment y join surface_project p on p.id = y.surface_project_id
      join app_user r on r.can_run_rentals and r.company_id in (p.owner_id, p.broker_id, p.operator_id)
      where y.paid_date is null and y.returned_date is null and y.closed_date is null and y.held_date is null
        and ${near(sql`y.due_date`)}`,
  };
}
