import { sql } from 'kysely';
import { projectAddress } from 'shared-contracts/routes';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const placeSchema = v.object({ id: v.string(), name: v.string(), projectId: v.string() });

/** The parties of consultations, which are stakeholders or communities, and the boards that show them. */
export async function placesOfRecipients(db: Db, ids: readonly string[]) {
  const wanted = sql`= any (${[...ids]}::uuid[])`;
  const { rows } = await sql`select k.id, coalesce(b.name, '') as name, k.surface_project_id as "projectId"
      from stakeholder k left join business_associate b on b.id = k.business_associate_id where k.id ${wanted}
    union all
    select e.id, b.name, e.surface_project_id
      from indigenous_engagement e join band b on b.id = e.band_id where e.id ${wanted}`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => {
    const place = v.parse(placeSchema, row);
    return { ...place, opens: projectAddress(place.projectId, 'consultation').slice(1) };
  });
}
