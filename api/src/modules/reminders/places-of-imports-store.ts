import { sql } from 'kysely';
import { projectAddress } from 'shared-contracts/routes';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const placeSchema = v.object({ id: v.string(), name: v.string(), projectId: v.string() });

/** The files of finished imports, and the lists into which they wrote. */
export async function placesOfImports(db: Db, ids: readonly string[]) {
  const { rows } = await sql`select i.id, i.file_name as name, i.surface_project_id as "projectId"
    from agreement_import i where i.id = any (${[...ids]}::uuid[])`.execute(db.withoutPlugins());
  return rows.map((row) => {
    const place = v.parse(placeSchema, row);
    return { ...place, opens: projectAddress(place.projectId, 'agreements').slice(1) };
  });
}
