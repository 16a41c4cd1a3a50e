import { type RawBuilder, sql } from 'kysely';
import type { ReminderKind } from 'shared-contracts/reminders';

/** The condition that a day is within the period of the check. */
export type Near = (day: RawBuilder<unknown>) => RawBuilder<unknown>;

/** Number of days, counted back from the last one, within which something may be news; lets an index find them. */
const lookBack = 120;

type NewsKind = Extract<
  ReminderKind,
  | 'answered'
  | 'importDone'
  | 'mentioned'
  | 'partyAnswered'
  | 'reportDone'
  | 'requestAnswered'
  | 'savedOver'
  | 'taskAssigned'
  | 'weekApproved'
  | 'weekCorrected'
  | 'weekSentBack'
>;

/** What happened, with everybody who should know of it; `to` (yyyy-MM-dd) is the last day of the period. */
export const news = (near: Near, to: string): Readonly<Record<NewsKind, RawBuilder<unknown>>> => ({
  // People who assign a task to themselves are not notified. A task that was waiting counts from the day on which it
  // can begin.
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
  // People who commented on a record are notified of colleagues' later comments, except for comments that mention them,
  // which notify them anyway.
  answered: sql`select distinct w.author_id, c.id, (c.created_at at time zone 'UTC')::date, c.surface_project_id,
      c.revision
    from comment c join comment w on w.parent_id = c.parent_id and w.author_id <> c.author_id
      and w.created_at < c.created_at and w.deleted_at is null
    join app_user r on r.id = w.author_id
    where c.deleted_at is null and c.created_at > ${to}::date - ${lookBack}::integer
      and ${near(sql`(c.created_at at time zone 'UTC')::date`)}
      and (not c.is_confidential or r.is_system_administrator or r.company_id = c.owner_id)
      and not exists (select 1 from comment_mention n where n.comment_id = c.id and n.person_id = w.author_id)`,
  // The person who gave the notice or followed it up, if somebody else recorded the answer.
  partyAnswered: sql`select distinct a.representative_id, c.stakeholder_id, c.date, s.surface_project_id, s.revision
    from communication c join communication a on a.stakeholder_id = c.stakeholder_id
      and a.step in ('Notice', 'FollowUp') and a.date <= c.date and a.representative_id is distinct from c.representative_id
    join stakeholder s on s.id = c.stakeholder_id join app_user r on r.id = a.representative_id
    where c.step in ('Answer', 'Objection') and ${near(sql`c.date`)}
      and (not c.confidential or r.company_id = c.owner_id)
    union all
    select distinct a.contacted_by_id, e.id, l.date, e.surface_project_id, e.revision
    from indigenous_log l join indigenous_log a on a.indigenous_engagement_id = l.indigenous_engagement_id
      and a.step in ('Notice', 'FollowUp') and a.date <= l.date and a.contacted_by_id is distinct from l.contacted_by_id
    join indigenous_engagement e on e.id = l.indigenous_engagement_id
    where l.step in ('Answer', 'Objection') and a.contacted_by_id is not null and ${near(sql`l.date`)}`,
  // The person who entered a request, if somebody else recorded its return.
  requestAnswered: sql`select h.changed_by, q.id, q.received_date, q.surface_project_id, q.revision
    from request q join history_entry h on h.record_kind = 'REQUEST' and h.record_id = q.id and h.revision = 1
    where ${near(sql`q.received_date`)} and exists (select 1 from history_entry o
      where o.record_kind = 'REQUEST' and o.record_id = q.id and o.changed_by <> h.changed_by
        and o.changes @> '[{"field": "receivedDate"}]')`,
  savedOver: sql`select o.user_id, o.surface_project_id, o.saved_on, o.surface_project_id, 1
    from saved_over o where ${near(sql`o.saved_on`)}`,
  // A report lives for an hour; people who waited for it have seen it.
  reportDone: sql`select g.user_id, g.id, (g.started_at at time zone 'UTC')::date, null::uuid, 1
    from generated_document g where g.state in ('Done', 'Failed') and g.opened_at is null
      and ${near(sql`(g.started_at at time zone 'UTC')::date`)}`,
  weekCorrected: sql`select t.answered_to_id, t.id, t.answered_on, null::uuid, t.revision
    from timesheet t where t.answered_to_id <> t.user_id and ${near(sql`t.answered_on`)}`,
  // The person whose time it is, unless they approved it themselves. Weeks from long ago are not checked in every
  // round.
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
});
