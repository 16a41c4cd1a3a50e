import { sql } from 'kysely';
import * as v from 'valibot';
import { scopeCondition } from '../../records/reading/scopes.ts';
import { conjunction } from '../../records/reading/select-store.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { hasConsent } from '../agreements/index.ts';

const count = v.number();
const standingSchema = v.object({
  agreements: count,
  consented: count,
  requests: count,
  requestsWaiting: count,
  stakeholders: count,
  engagements: count,
  communications: count,
  comments: count,
  events: count,
  documents: count,
  tasksOpen: count,
  tasksOverdue: count,
  keyDates: count,
  obligationsOpen: count,
  members: count,
  relatedProjects: count,
  revisions: count,
  nextObligationId: v.nullable(v.string()),
});

const rowsOf = (table: string, more = sql``) =>
  sql`(select count(*)::int from ${sql.table(table)} x where x.surface_project_id = p.id ${more})`;

/**
 * The figures on a project's progress, in one statement that reads only indexes; undefined if the person may not see
 * the project. Documents and events are only the project's own; communications, tasks and obligations include those of
 * everything below it.
 */
export async function standingOf({ db, user, catalog }: RecordContext, id: string, today: string) {
  const seen = (alias: string, type = 'SurfaceProject') => scopeCondition(catalog, type, { alias, user });
  const { rows } = await sql`select a.agreements, a.consented, r.requests, r."requestsWaiting",
      t."tasksOpen", t."tasksOverdue",
      ${rowsOf('stakeholder')} as stakeholders, ${rowsOf('indigenous_engagement')} as engagements,
      ${rowsOf('communication')} as communications, ${rowsOf('event', sql`and x.agreement_id is null`)} as events,
      (select count(*)::int from comment x
        where ${conjunction([sql`x.parent_id = p.id`, seen('x', 'Comment')])}) as comments,
      (select count(*)::int from related_document x
        where x.parent_id = p.id and x.parent_type in ('Project', 'Spatial')) as documents,
      ${rowsOf('key_date')} as "keyDates", ${rowsOf('member')} as members,
      ${rowsOf('obligation', sql`and x.completed_date is null`)} as "obligationsOpen",
      ${rowsOf('related_project')} + (select count(*)::int from related_project x
        join surface_project f on f.id = x.surface_project_id
        where ${conjunction([sql`x.related_project_id = p.id`, seen('f')])}) as "relatedProjects",
      ${rowsOf('project_revision')} as revisions,
      (select x.id from obligation x where x.surface_project_id = p.id and x.completed_date is null
        and x.due_date is not null order by x.due_date, x.id limit 1) as "nextObligationId"
    from surface_project p
    cross join lateral (select count(*)::int as agreements, (count(*) filter (where ${hasConsent('g')}))::int
        as consented from agreement g where g.surface_project_id = p.id) a
    cross join lateral (select count(*)::int as requests, (count(*) filter (where sent_date is not null
        and received_date is null and completed_date is null))::int as "requestsWaiting"
      from request where surface_project_id = p.id) r
    cross join lateral (select count(*)::int as "tasksOpen",
        (count(*) filter (where due_date < ${today}))::int as "tasksOverdue"
      from assigned_task where surface_project_id = p.id and completed_date is null) t
    where ${conjunction([sql`p.id = ${id}`, seen('p')])}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(standingSchema, row))[0];
}
