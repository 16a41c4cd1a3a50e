import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

/** Which lines are meant, checked. Days are yyyy-MM-dd. */
export interface LinesAsked {
  readonly projectId: string;
  readonly companyId: string;
  /** Those of one person alone. */
  readonly userId: string | undefined;
  readonly fromDate: string | undefined;
  readonly toDate: string | undefined;
  readonly first: number;
}

/** Ids of lines of time on a project, the newest day first. */
export async function linesOfProject(db: Db, asked: LinesAsked): Promise<readonly string[]> {
  const { projectId, companyId, userId, fromDate, toDate, first } = asked;
  const { rows } = await sql`select e.id from timesheet_entry e
    where e.surface_project_id = ${projectId} and e.product_client_id = ${companyId}
      ${userId ? sql`and e.user_id = ${userId}` : sql``}
      ${fromDate ? sql`and e.date >= ${fromDate}::date` : sql``}
      ${toDate ? sql`and e.date <= ${toDate}::date` : sql``}
    order by e.date desc, e.timesheet_id, e.sequence, e.id limit ${first}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(v.object({ id: v.string() }), row).id);
}
