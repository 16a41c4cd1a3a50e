import { sql } from 'kysely';
import type { RecordBringKind } from 'shared-contracts/bring-in';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

/** A table that was written, with the records that it created. */
export interface NewRun {
  readonly id: string;
  readonly kind: RecordBringKind;
  readonly fileName: string;
  readonly projectId: string | null;
  readonly userId: string;
  readonly at: Date;
  readonly counts: Readonly<Record<string, number>>;
  readonly made: readonly { readonly type: string; readonly id: string; readonly revision: number }[];
}

/** Records what a table created. */
export async function noteRun(
  db: Db,
  { id, kind, fileName, projectId, userId, at, counts, made }: NewRun,
): Promise<void> {
  await sql`insert into bring_in_run (id, kind, file_name, surface_project_id, user_id, written_at, counts)
    values (${id}, ${kind}, ${fileName}, ${projectId}, ${userId}, ${at}, ${JSON.stringify(counts)}::jsonb)`.execute(
    db,
  );
  await sql`insert into bring_in_record (bring_in_run_id, type, record_id, revision)
    select ${id}, x.type, x.id, x.revision
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as x(type text, id uuid, revision integer)`.execute(
    db,
  );
}

const runSchema = v.object({
  kind: v.string(),
  userId: v.string(),
  projectId: v.nullable(v.string()),
  isUndone: v.boolean(),
});

/** A table that was written, locked until the transaction ends; undefined if it does not exist. */
export async function lockRun(db: Db, id: string) {
  const { rows } = await sql`select kind, user_id as "userId", surface_project_id as "projectId",
      undone_at is not null as "isUndone"
    from bring_in_run where id = ${id} for update`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(runSchema, row))[0];
}

const madeSchema = v.object({ type: v.string(), id: v.string(), revision: v.number() });

/** The records that a table created. */
export async function madeBy(db: Db, runId: string) {
  const { rows } = await sql`select type, record_id as id, revision from bring_in_record
    where bring_in_run_id = ${runId} order by type, record_id`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(madeSchema, row));
}

/** Records that a table was undone. */
export async function noteUndone(db: Db, id: string, userId: string, at: Date): Promise<void> {
  await sql`update bring_in_run set undone_at = ${at}, undone_by_id = ${userId} where id = ${id}`.execute(db);
}
