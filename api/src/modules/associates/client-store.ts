import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const foundSchema = v.object({ id: v.string(), code: v.nullable(v.string()) });

/** The associate that represents a company as a client, locked until the transaction ends. */
export async function clientOf(db: Db, companyId: string) {
  const { rows } = await sql`select id, code from business_associate
    where product_client_id = ${companyId} and is_client for update`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(foundSchema, row))[0];
}

/** Gives a client the name of its company; undefined if it has that name already. */
export async function callAsCompany(db: Db, id: string) {
  const { rows } = await sql`update business_associate b
    set revision = b.revision + 1, code = c.code, name = c.company_name
    from company c
    where b.id = ${id} and c.id = b.product_client_id and (b.code, b.name) is distinct from (c.code, c.company_name)
    returning b.id, b.code`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(foundSchema, row))[0];
}

/**
 * Creates the client of an operator; undefined for another kind of company, or if somebody else creates it at the same
 * time.
 */
export async function makeClient(db: Db, companyId: string) {
  const { rows } = await sql`insert into business_associate (id, code, name, is_client, product_client_id)
    select gen_random_uuid(), c.code, c.company_name, true, c.id from company c
    where c.id = ${companyId} and c.kind = 'operator'
    on conflict (product_client_id) where is_client do nothing
    returning id, code`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(foundSchema, row))[0];
}

/** Turns a client into an ordinary associate. */
export async function freeClient(db: Db, id: string): Promise<void> {
  await sql`update business_associate
    set revision = revision + 1, is_client = false, product_client_id = null where id = ${id}`.execute(db);
}
