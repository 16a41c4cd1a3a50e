import { sql } from 'kysely';
import type { ReminderRule } from 'shared-contracts/reminders';
import { recordPath } from 'shared-contracts/routes';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

/** Rows of a project: their kind in the history, and their tab. */
export type RowOfProject = NonNullable<ReminderRule['row']>;

const placeSchema = v.object({ id: v.string(), name: v.string(), projectId: v.string() });

/** The names of rows, as the history has them, with the project of each and its position there. */
export async function placesOfRows(db: Db, { kind, tab }: RowOfProject, ids: readonly string[]) {
  const { rows } = await sql`select x.id, x.name, x."projectId" from (
      select r.id, record_called(${kind}, r.id) as name, project_of_record(${kind}, r.id) as "projectId"
      from unnest(${[...ids]}::uuid[]) r (id)) x
    where x.name is not null and x."projectId" is not null`.execute(db.withoutPlugins());
  return rows.map((row) => {
    const place = v.parse(placeSchema, row);
    return { ...place, opens: recordPath({ projectId: place.projectId, tab, id: place.id }) };
  });
}
