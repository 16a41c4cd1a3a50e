import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../platform/db/database.ts';
import { partiesOf } from '../records/reading/record-fields.ts';
import type { Sql } from '../records/reading/record-mapping.ts';
import { batchedQuery } from '../records/writing/batched-query.ts';

const idSchema = v.object({ id: v.string() });
const nullable = v.nullable(v.string());
const partiesSchema = v.object({ ownerId: nullable, brokerId: nullable, operatorId: nullable });
const factsSchema = v.object({
  id: v.string(),
  projectId: v.string(),
  ownerId: nullable,
  project: partiesSchema,
});

/** The facts that the right to a row of a project depends on. */
export type ProjectRowFacts = v.InferOutput<typeof factsSchema>;

/** The companies of a project; undefined if it does not exist. */
export async function partiesOfProject(db: Db, id: string) {
  const { rows } = await sql`select ${partiesOf(sql`${id}::uuid`)} as parties`.execute(db.withoutPlugins());
  return v.parse(v.object({ parties: v.nullable(partiesSchema) }), rows[0]).parties ?? undefined;
}

/** The facts that the rights to rows depend on; `rows` has the columns `id`, `surface_project_id` and `owner_id`. */
export async function factsOfRows(
  db: Db,
  rows: Sql,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProjectRowFacts>> {
  const found = await sql`select r.id, r.surface_project_id as "projectId", r.owner_id as "ownerId",
      ${partiesOf(sql`r.surface_project_id`)} as project
    from (${rows}) r where r.id = any (${ids}::uuid[])`.execute(db.withoutPlugins());
  return new Map(found.rows.map((row) => v.parse(factsSchema, row)).map((facts) => [facts.id, facts]));
}

/** The rows of a table without an owning company, for `factsOfRows`. */
export const ownerless = (table: string): Sql =>
  sql`select id, surface_project_id, null::uuid as owner_id from ${sql.table(table)}`;

/** Locks the projects of rows against other saves until the transaction ends. */
export async function lockProjectsOf(db: Db, table: string, ids: readonly string[]): Promise<void> {
  await sql`select 1 from surface_project where id in (
    select surface_project_id from ${sql.table(table)} where id = any (${ids}::uuid[]))
    order by id for no key update`.execute(db);
}

const agreementsTogether = batchedQuery(async ({ db }: { readonly db: Db }, ids, projectId) => {
  const { rows } = await sql`select id from agreement
    where id = any (${ids}::uuid[]) and surface_project_id = ${projectId}`.execute(db.withoutPlugins());
  return new Map(rows.map((row) => [v.parse(idSchema, row).id, true]));
});

/** Whether an agreement belongs to a project. */
export const isAgreementOf = async (db: Db, agreementId: string, projectId: string): Promise<boolean> =>
  (await agreementsTogether({ db }, agreementId, projectId)) ?? false;
