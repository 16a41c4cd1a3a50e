import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

/** Contacts with the project of their engagement, which the right to them hangs on. */
export const logsOfProjects = sql`select l.id, e.surface_project_id, null::uuid as owner_id from indigenous_log l
  join indigenous_engagement e on e.id = l.indigenous_engagement_id`;

const engagementSchema = v.object({ id: v.string(), projectId: v.string(), bandId: v.string() });

/** An engagement: its project and its community; undefined where there is none. */
export async function engagementOf(db: Db, id: string) {
  const { rows } = await sql`select id, surface_project_id as "projectId", band_id as "bandId"
    from indigenous_engagement where id = ${id}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(engagementSchema, row))[0];
}

const idSchema = v.object({ id: v.string() });

/** The engagement of a contact. */
export async function parentOfLog(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql`select indigenous_engagement_id as id from indigenous_log
    where id = ${id}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(idSchema, row).id)[0];
}

/** The community that somebody speaks for. */
export async function bandOfRepresentative(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql`select band_id as id from indigenous_representative where id = ${id}`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(idSchema, row).id)[0];
}

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
