import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const calledSchema = v.object({ called: v.string() });

/** The name of a project in a report: its description, and its numbers if it has any. */
export async function projectSubtitle(db: Db, id: string): Promise<string> {
  const { rows } = await sql`select concat_ws(' · ', description, nullif(operator_project_number, ''),
      nullif(broker_project_number, ''), nullif(afe_number, '')) as called
    from surface_project where id = ${id}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(calledSchema, row).called)[0] ?? '';
}
