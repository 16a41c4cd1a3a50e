import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const marksSchema = v.object({
  isClient: v.boolean(),
  isLinkedToAccounting: v.boolean(),
  companyId: v.nullable(v.string()),
});

/** The values of an associate on which its locks depend; undefined if it does not exist. */
export async function associateMarks(db: Db, id: string) {
  const { rows } =
    await sql`select is_client as "isClient", is_linked_to_accounting as "isLinkedToAccounting",
      product_client_id as "companyId"
    from business_associate where id = ${id}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(marksSchema, row))[0];
}

const holderSchema = v.object({ id: v.string(), associateId: v.string(), isLinkedToAccounting: v.boolean() });

/** Contacts, each with its associate. */
export async function contactHolders(db: Db, ids: readonly string[]) {
  const { rows } =
    await sql`select c.id, b.id as "associateId", b.is_linked_to_accounting as "isLinkedToAccounting"
    from contact c join business_associate b on b.id = c.business_associate_id
    where c.id = any (${ids}::uuid[])`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(holderSchema, row));
}

const rowSchema = v.object({ id: v.string() });

/** The contacts of an associate. */
export async function contactsOf(db: Db, associateId: string): Promise<readonly string[]> {
  const { rows } = await sql`select id from contact where business_associate_id = ${associateId}
    order by id`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(rowSchema, row).id);
}

const numberSchema = v.object({ id: v.string(), contactId: v.string() });

/** Telephone numbers, each with its contact. */
export async function numberHolders(db: Db, ids: readonly string[]) {
  const { rows } = await sql`select id, contact_id as "contactId" from phone_number
    where id = any (${ids}::uuid[])`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(numberSchema, row));
}
