import { sql } from 'kysely';
import { recordPath } from 'shared-contracts/routes';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const placeSchema = v.object({ id: v.string(), name: v.string(), projectId: v.string() });

/** The names of key dates, with the project of each and where they stand in it. */
export async function keyDatePlaces(db: Db, ids: readonly string[]) {
  const { rows } = await sql`select id, name, surface_project_id as "projectId" from key_date
    where id = any(${[...ids]}::uuid[])`.execute(db.withoutPlugins());
  return rows.map((row) => {
    const place = v.parse(placeSchema, row);
    return {
      ...place,
      opens: recordPath({ projectId: place.projectId, tab: 'key-dates', id: place.id }),
    };
  });
}
