import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

/** Those of some event types that are active and belong to a form. */
export async function eventTypesOfForm(
  db: Db,
  ids: readonly string[],
  formTypeId: string,
): Promise<readonly string[]> {
  const { rows } = await sql`select id from event_type
    where id in (${sql.join(ids)}) and form_type_id = ${formTypeId} and is_active`.execute(db);
  return rows.map((row) => v.parse(v.object({ id: v.string() }), row).id);
}
