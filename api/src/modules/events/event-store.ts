import { sql } from 'kysely';
import { formTypeIds } from 'shared-contracts/forms';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

/** Events with what the right to them hangs on. */
export const eventsOfProjects = sql`select id, surface_project_id, owner_id from event`;

const parentSchema = v.object({ agreementId: v.nullable(v.string()) });

/** What an event stands on: an agreement, or the project itself. */
export async function parentOfEvent(db: Db, id: string) {
  const { rows } = await sql`select agreement_id as "agreementId" from event where id = ${id}`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(parentSchema, row))[0];
}

/** Whether a type is one of the events of projects, or of agreements. */
export async function isTypeFor(
  db: Db,
  id: string,
  form: 'AgreementEvent' | 'ProjectEvent',
): Promise<boolean> {
  const { rows } = await sql`select 1 from event_type
    where id = ${id} and form_type_id = ${formTypeIds[form]}`.execute(db);
  return rows.length > 0;
}
