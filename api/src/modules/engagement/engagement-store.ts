import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { batchedQuery } from '../../records/writing/batched-query.ts';

/** Contacts with the project of their engagement, which decides the right to them. */
export const logsOfProjects = sql`select l.id, e.surface_project_id, null::uuid as owner_id from indigenous_log l
  join indigenous_engagement e on e.id = l.indigenous_engagement_id`;

const engagementSchema = v.object({ id: v.string(), projectId: v.string(), bandId: v.string() });

/** An engagement, with its project and its community; undefined if there is none. */
export const engagementOf = (db: Db, id: string) => engagementTogether({ db }, id.toLowerCase());

const engagementTogether = batchedQuery(async ({ db }: { readonly db: Db }, ids) => {
  const { rows } = await sql`select id, surface_project_id as "projectId", band_id as "bandId"
    from indigenous_engagement where id = any (${ids}::uuid[])`.execute(db.withoutPlugins());
  return new Map(rows.map((row) => v.parse(engagementSchema, row)).map((found) => [found.id, found]));
});

const idSchema = v.object({ id: v.string() });

const aboveSchema = v.object({ id: v.string(), above: v.string() });
const aboveOf = (rows: readonly unknown[]) =>
  new Map(rows.map((row) => v.parse(aboveSchema, row)).map(({ id, above }) => [id, above]));

const parentTogether = batchedQuery(async ({ db }: { readonly db: Db }, ids) => {
  const { rows } = await sql`select id, indigenous_engagement_id as above from indigenous_log
    where id = any (${ids}::uuid[])`.execute(db.withoutPlugins());
  return aboveOf(rows);
});

/** The engagement of a contact. */
export const parentOfLog = (db: Db, id: string) => parentTogether({ db }, id.toLowerCase());

const bandTogether = batchedQuery(async ({ db }: { readonly db: Db }, ids) => {
  const { rows } = await sql`select id, band_id as above from indigenous_representative
    where id = any (${ids}::uuid[])`.execute(db.withoutPlugins());
  return aboveOf(rows);
});

/** The community that a representative represents. */
export const bandOfRepresentative = (db: Db, id: string) => bandTogether({ db }, id);

/** The contacts of an engagement. */
export async function logsOfEngagement(db: Db, id: string): Promise<readonly string[]> {
  const { rows } = await sql`select id from indigenous_log where indigenous_engagement_id = ${id}
    order by id`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(idSchema, row).id);
}

/** The documents of a contact. */
export async function documentsOfLog(db: Db, id: string): Promise<readonly string[]> {
  const { rows } = await sql`select id from related_document
    where indigenous_log_id = ${id} and parent_type = 'IndigenousLog' order by id`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(idSchema, row).id);
}
