import { sql } from 'kysely';
import { formTypeIds } from 'shared-contracts/forms';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { batchedQuery } from '../../records/writing/batched-query.ts';

/** Events with the facts that decide the right to them. */
export const eventsOfProjects = sql`select id, surface_project_id, owner_id from event`;

const parentSchema = v.object({ id: v.string(), agreementId: v.nullable(v.string()) });

const parentTogether = batchedQuery(async ({ db }: { readonly db: Db }, ids) => {
  const { rows } = await sql`select id, agreement_id as "agreementId" from event
    where id = any (${ids}::uuid[])`.execute(db.withoutPlugins());
  return new Map(rows.map((row) => v.parse(parentSchema, row)).map((parent) => [parent.id, parent]));
});

/** The parent of an event: an agreement, or the project itself. */
export const parentOfEvent = (db: Db, id: string) => parentTogether({ db }, id.toLowerCase());

const idSchema = v.object({ id: v.string() });

const typesTogether = batchedQuery(async ({ db }: { readonly db: Db }, ids, formTypeId) => {
  const { rows } = await sql`select id from event_type
    where id = any (${ids}::uuid[]) and form_type_id = ${formTypeId}`.execute(db.withoutPlugins());
  return new Map(rows.map((row) => [v.parse(idSchema, row).id, true]));
});

/** Whether an event type is for events of projects, or of agreements. */
export async function isTypeFor(
  db: Db,
  id: string,
  form: 'AgreementEvent' | 'ProjectEvent',
): Promise<boolean> {
  return (await typesTogether({ db }, id, formTypeIds[form])) ?? false;
}
