import { sql } from 'kysely';
import type { ProjectParties } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../platform/db/database.ts';

const company = v.nullable(v.string());
const partiesSchema = v.object({ ownerId: company, brokerId: company, operatorId: company });

/** The companies of a project; undefined if it does not exist. */
export async function findProjectParties(db: Db, id: string): Promise<ProjectParties | undefined> {
  const { rows } =
    await sql`select owner_id, broker_id, operator_id from surface_project where id = ${id}`.execute(db);
  return rows.map((row) => v.parse(partiesSchema, row))[0];
}

/**
 * Locks a project against other saves until the transaction ends, so that its rows are numbered and counted by one save
 * at a time.
 */
export async function lockProject(db: Db, id: string): Promise<void> {
  await sql`select 1 from surface_project where id = ${id} for no key update`.execute(db);
}

/** Locks projects against other saves until the transaction ends, always in the same order. */
export async function lockProjects(db: Db, ids: readonly string[]): Promise<void> {
  await sql`select 1 from surface_project where id = any (${ids}::uuid[]) order by id for no key update`.execute(
    db,
  );
}

const rowOfProjectSchema = v.object({ id: v.string(), projectId: v.string() });

/** The project that each row belongs to, by the row's id. */
export async function projectsOfRows(db: Db, table: string, ids: readonly string[]) {
  const { rows } = await sql`select id, surface_project_id as "projectId" from ${sql.table(table)}
    where id = any (${ids}::uuid[])`.execute(db.withoutPlugins());
  return new Map(rows.map((row) => v.parse(rowOfProjectSchema, row)).map((row) => [row.id, row.projectId]));
}
