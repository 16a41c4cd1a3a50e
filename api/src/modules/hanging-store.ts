import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../platform/db/database.ts';

/** A kind of record of a project to which other records belong. */
interface HangingParent {
  /** The name of the kind in communications, documents and tasks. */
  readonly source: 'Request' | 'Stakeholder';
  /** The column in those that references the record. */
  readonly column: 'request_id' | 'stakeholder_id';
}

const hangingSchema = v.object({ kind: v.string(), id: v.string() });

/** Records with a form of their own that belong to a record of a project, by kind. */
export async function hangingBelow(
  db: Db,
  { source, column }: HangingParent,
  id: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const own = sql.ref(column);
  const { rows } = await sql`select 'communication' as kind, id from communication
      where ${own} = ${id} and source = ${source}
    union all select 'document', id from related_document where parent_id = ${id} and parent_type = ${source}
    union all select 'task', id from assigned_task
      where ${own} = ${id} and parent_class = ${source}`.execute(db.withoutPlugins());
  const found = rows.map((row) => v.parse(hangingSchema, row));
  return new Map(
    [...Map.groupBy(found, ({ kind }) => kind)].map(([kind, some]) => [kind, some.map((one) => one.id)]),
  );
}
