import { type RawBuilder, sql } from 'kysely';
import type { ReminderKind } from 'shared-contracts/reminders';
import { type Near, news } from './news-store.ts';

/** The columns of each select, in order. `user_id` is null if nobody is responsible for a record. */
export const dueColumns = sql`user_id, record_id, due_on, project_id, revision`;

/** The people of a project who have an account; they look after what is not assigned to anybody. */
const members = sql`left join member m on m.surface_project_id = p.id and m.user_id is not null and m.project_access <> 'None'`;

/** A recomputed day counts as a later save of its record; in minutes. */
const sequence = sql`floor(extract(epoch from d.worked_at) / 60)::integer`;

/**
 * The records of each kind with everybody who should know of them: only open ones with a day from `from` to `to`
 * (yyyy-MM-dd), so that an index finds them.
 */
export function dueThings(from: string, to: string): Readonly<Record<ReminderKind, RawBuilder<unknown>>> {
  const near: Near = (day) => sql`${day} between ${from}::date and ${to}::date`;
  const ofAgreements = (
    kind: ReminderKind,
  ) => sql`select coalesce(a.land_agent_id, m.user_id), a.id, d.due_on, p.id,
      ${sequence}
    from clock_day d join agreement a on a.id = d.record_id
    join surface_project p on p.id = a.surface_project_id ${members}
    where d.kind = ${sql.lit(kind)} and ${near(sql`d.due_on`)}`;
  const ofRecipients = (kind: ReminderKind) => sql`select m.user_id, d.record_id, d.due_on, p.id, ${sequence}
    from clock_day d join surface_project p on p.id = d.surface_project_id ${members}
    where d.kind = ${sql.lit(kind)} and ${near(sql`d.due_on`)}`;
  return {
    ...news(near, to),
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
    answerDue: ofRecipients('answerDue'),
    followUpDue: ofRecipients('followUpDue'),
    copyWaited: ofAgreements('copyWaited'),
    entryDue: ofAgreements('entryDue'),
    reviewDue: ofAgreements('reviewDue'),
    requestExpiry: sql`select m.user_id, r.id, i.expiry_date, p.id, r.revision
      from request_item i join request r on r.id = i.request_id
      join surface_project p on p.id = r.surface_project_id ${members}
      where ${near(sql`i.expiry_date`)}`,
    // If only a term is known, the end is computed as one of the days of clocks.
    agreementExpiry: sql`select coalesce(a.land_agent_id, m.user_id), a.id, a.expiry_date, p.id, a.revision
      from agreement a join surface_project p on p.id = a.surface_project_id ${members}
      where ${near(sql`a.expiry_date`)}
      union all ${ofAgreements('agreementExpiry')}`,
    // If other rates continue, nothing ends.
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
    rentDue: sql`select r.id, d.record_id, d.due_on, p.id, ${sequence}
      from clock_day d join agreement a on a.id = d.record_id
      join surface_project p on p.id = d.surface_project_id
      left join app_user r on r.can_run_rentals and r.company_id in (p.owner_id, p.broker_id, p.operator_id)
      where d.kind = 'rentDue' and ${near(sql`d.due_on`)}`,
  };
}
