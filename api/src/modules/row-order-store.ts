import { sql } from 'kysely';
import type { RecordKind } from 'shared-contracts/graphql';
import * as v from 'valibot';
import type { Db } from '../platform/db/database.ts';
import type { RecordContext } from '../records/record-context.ts';

const idSchema = v.object({ id: v.string() });

/** The rows of a project in their order. */
export async function orderOf(db: Db, table: string, projectId: string): Promise<readonly string[]> {
  const { rows } = await sql`select id from ${sql.table(table)} where surface_project_id = ${projectId}
    order by sequence, id`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(idSchema, row).id);
}

/** Numbers rows of a project from 1 in the given order; only writes rows whose number changes. */
export async function numberRows(
  db: Db,
  table: string,
  projectId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`update ${sql.table(table)} a set sequence = placed.place
    from unnest(${ids}::uuid[]) with ordinality as placed (id, place)
    where a.id = placed.id and a.surface_project_id = ${projectId} and a.sequence <> placed.place`.execute(
    db,
  );
}

/** A new order of rows for the history. */
interface NotedOrder {
  readonly id: string;
  readonly kind: RecordKind;
  readonly field: string;
  readonly projectId: string;
  readonly moves: string;
}

/** Adds an entry to the history of a project that its rows were reordered. */
export async function noteOrder(
  { db, clock, user }: Pick<RecordContext, 'db' | 'clock' | 'user'>,
  { id, kind, field, projectId, moves }: NotedOrder,
): Promise<void> {
  const changes = JSON.stringify([{ field, before: null, after: moves }]);
  // This does not change the project itself, so it does not conflict with somebody who is editing that.
  await sql`insert into history_entry (id, record_kind, record_id, revision, changed_at, changed_by, changes,
      surface_project_id, record_name)
    select ${id}::uuid, ${kind}::text, ${projectId}::uuid, coalesce(max(h.revision), 0) + 1, ${clock()}, ${user.id},
      ${changes}::jsonb, ${projectId}::uuid, coalesce(project_called(${projectId}::uuid), '')
    from history_entry h where h.record_kind = ${kind} and h.record_id = ${projectId}::uuid`.execute(db);
}
