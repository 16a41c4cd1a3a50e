import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { RecordContext } from '../../records/record-context.ts';

const idSchema = v.object({ id: v.string() });

/** The agreements of a project in their order. */
export async function orderOf(db: Db, projectId: string): Promise<readonly string[]> {
  const { rows } = await sql`select id from agreement where surface_project_id = ${projectId}
    order by sequence, id`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(idSchema, row).id);
}

/** Numbers agreements of a project from 1 in this order: those alone whose number changes. */
export async function numberAgreements(db: Db, projectId: string, ids: readonly string[]): Promise<void> {
  await sql`update agreement a set sequence = placed.place
    from unnest(${ids}::uuid[]) with ordinality as placed (id, place)
    where a.id = placed.id and a.surface_project_id = ${projectId} and a.sequence <> placed.place`.execute(
    db,
  );
}

/** Tells the history of a project that its agreements were ordered anew. */
export async function noteOrder(
  { db, clock, user }: Pick<RecordContext, 'db' | 'clock' | 'user'>,
  id: string,
  projectId: string,
  moves: string,
): Promise<void> {
  const changes = JSON.stringify([{ field: 'agreementOrder', before: null, after: moves }]);
  // Not a change of the project itself: whoever edits that goes on.
  await sql`insert into history_entry (id, record_kind, record_id, revision, changed_at, changed_by, changes,
      surface_project_id, record_name)
    select ${id}::uuid, 'AGREEMENT_ORDER', ${projectId}::uuid, coalesce(max(h.revision), 0) + 1, ${clock()}, ${user.id},
      ${changes}::jsonb, ${projectId}::uuid, coalesce(project_called(${projectId}::uuid), '')
    from history_entry h where h.record_kind = 'AGREEMENT_ORDER' and h.record_id = ${projectId}::uuid`.execute(
    db,
  );
}
