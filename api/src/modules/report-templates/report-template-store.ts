import { sql } from 'kysely';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { noteVersion } from '../document-templates/index.ts';

interface Item {
  readonly id: string;
  readonly name: string;
}

/**
 * Stores the files of a template in an order: new ones are taken from their uploads, and those not named are deleted.
 */
export async function keepFiles(
  { db, user, clock }: Pick<RecordContext, 'db' | 'user' | 'clock'>,
  templateId: string,
  items: readonly Item[],
): Promise<true> {
  await sql`delete from template_file where report_template_id = ${templateId}
    and id <> all (${items.map(({ id }) => id)}::uuid[])`.execute(db);
  for (const [place, { id, name }] of items.entries()) {
    await sql`insert into template_file as f (id, report_template_id, name, sequence, uploaded_date, owner_id, stored_file_id)
      values (${id}, ${templateId}, ${name}, ${place + 1}, ${clock()}, ${user.productClientId}, ${id})
      on conflict (id) do update set name = ${name}, sequence = ${place + 1}
      where f.report_template_id = ${templateId}`.execute(db);
  }
  await noteVersion(db, templateId, { userId: user.id, now: clock() });
  return true;
}

/** Whether a template has a file of another company. */
export async function hasForeignFiles(db: Db, user: CurrentUser, templateId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from template_file
    where report_template_id = ${templateId} and owner_id <> ${user.productClientId} limit 1`.execute(db);
  return rows.length > 0;
}

const fileSchema = v.object({ id: v.string(), templateId: v.string(), ownerId: v.string() });

/** Files by their ids, with the template to which each belongs. */
export async function findFiles(db: Db, ids: readonly string[]) {
  const { rows } = await sql`select id, report_template_id as "templateId", owner_id as "ownerId"
    from template_file where id in (${sql.join(ids)})`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(fileSchema, row));
}
