import { sql } from 'kysely';
import * as v from 'valibot';
import { scopeCondition } from '../../records/reading/scopes.ts';
import { conjunction } from '../../records/reading/select-store.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { hasConsent } from '../agreements/index.ts';

/** The maximum number of people whose contacts are listed; a project has a handful of agents. */
const mostPeople = 30;

const count = v.number();
const progressSchema = v.object({
  agreements: count,
  consents: v.array(v.object({ week: v.string(), count })),
  contacts: v.array(v.object({ personName: v.nullable(v.string()), reached: count, missed: count })),
  paid: v.string(),
  owed: v.string(),
  work: v.nullable(v.string()),
  consentTarget: v.nullable(v.string()),
  afeAmount: v.nullable(v.string()),
});

const isPaid = sql`y.paid_date is not null and y.returned_date is null`;

/**
 * The progress of a project, in one statement; undefined if the person may not see it. Returned payments are owed
 * again; payments that were cancelled or replaced are neither paid nor owed. Printed reports may be passed on, so they
 * do not count confidential contacts.
 */
export async function progressOf({ db, user, catalog }: RecordContext, id: string, isPaper = false) {
  const seen = (type: string, alias: string) => scopeCondition(catalog, type, { alias, user });
  const companyId = user.canAccessInvoice ? user.productClientId : null;
  const { rows } = await sql`select
      (select count(*)::int from agreement g where g.surface_project_id = p.id) as agreements,
      (select coalesce(json_agg(json_build_object('week', w.week, 'count', w.count) order by w.week), '[]') from (
        select date_trunc('week', least(g.consent_received_date, g.documents_acquired_date))::date::text as week,
          count(*)::int as count
        from agreement g where g.surface_project_id = p.id and ${hasConsent('g')} group by 1) w) as consents,
      (select coalesce(json_agg(json_build_object('personName', n.name, 'reached', n.reached, 'missed', n.missed)
          order by n.reached + n.missed desc, n.name), '[]') from (
        select nullif(concat_ws(' ', u.first_name, u.last_name), '') as name,
          (count(*) filter (where c.is_successful))::int as reached,
          (count(*) filter (where not c.is_successful))::int as missed
        from communication c left join app_user u on u.id = c.representative_id
        where ${conjunction([sql`c.surface_project_id = p.id`, seen('Communication', 'c'), isPaper ? sql`not c.confidential` : undefined])}
        group by u.id order by count(*) desc, 1 limit ${mostPeople}) n) as contacts,
      (select trim_scale(coalesce(sum(y.amount) filter (where ${isPaid}), 0))::text from agreement_payment y
        where y.surface_project_id = p.id and y.closing is null) as paid,
      (select trim_scale(coalesce(sum(y.amount) filter (where not (${isPaid})), 0))::text from agreement_payment y
        where y.surface_project_id = p.id and y.closing is null) as owed,
      (select trim_scale(coalesce(sum(e.amount), 0))::text from timesheet_entry e
        join timesheet t on t.id = e.timesheet_id
        where e.surface_project_id = p.id and t.product_client_id = ${companyId}::uuid
        having ${companyId}::uuid is not null) as work,
      p.consent_target::text as "consentTarget", trim_scale(p.afe_amount)::text as "afeAmount"
    from surface_project p where ${conjunction([sql`p.id = ${id}`, seen('SurfaceProject', 'p')])}`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(progressSchema, row))[0];
}
