import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../platform/db/database.ts';
import { partiesOf } from '../records/reading/record-fields.ts';
import type { Sql } from '../records/reading/record-mapping.ts';

const nullable = v.nullable(v.string());
const partiesSchema = v.object({ ownerId: nullable, brokerId: nullable, operatorId: nullable });
const factsSchema = v.object({ projectId: v.string(), ownerId: nullable, project: partiesSchema });

/** What the right to a row of a project hangs on. */
export type ProjectRowFacts = v.InferOutput<typeof factsSchema>;

/** The companies of a project; undefined where there is none. */
export async function partiesOfProject(db: Db, id: string) {
  const { rows } = await sql`select ${partiesOf(sql`${id}::uuid`)} as parties`.execute(db.withoutPlugins());
  return v.parse(v.object({ parties: v.nullable(partiesSchema) }), rows[0]).parties ?? undefined;
}

/** What the right to a row hangs on; `rows` has the columns `id`, `surface_project_id` and `owner_id`. */
export async function factsOfRow(db: Db, rows: Sql, id: string): Promise<ProjectRowFacts | undefined> {
  const found = await sql`select r.surface_project_id as "projectId", r.owner_id as "ownerId",
      ${partiesOf(sql`r.surface_project_id`)} as project
    from (${rows}) r where r.id = ${id}`.execute(db.withoutPlugins());
  return found.rows.map((row) => v.parse(factsSchema, row))[0];
}

/** The rows of a table that no company owns, for `factsOfRow`. */
export const ownerless = (table: string): Sql =>
  sql`select id, surface_project_id, null::uuid as owner_id from ${sql.table(table)}`;

/** The place of a new row behind those of a project. */
export async function nextSequence(db: Db, table: string, projectId: string): Promise<number> {
  const { rows } = await sql`select coalesce(max(sequence), 0) + 1 as next from ${sql.table(table)}
    where surface_project_id = ${projectId}`.execute(db.withoutPlugins());
  return v.parse(v.object({ next: v.number() }), rows[0]).next;
}

/** Whether an agreement stands on a project. */
export async function isAgreementOf(db: Db, agreementId: string, projectId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from agreement
    where id = ${agreementId} and surface_project_id = ${projectId}`.execute(db);
  return rows.length > 0;
}
