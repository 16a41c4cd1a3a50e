import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/**
 * Keeps the business associate that stands for an operator as a client: projects are done for it, and billed to it. It is
 * made with the company, and called as the company is; the company's row is locked by who writes it.
 */
export async function keepClient(db: Db, companyId: string): Promise<void> {
  await sql`update business_associate b
    set revision = b.revision + 1, code = c.code, name = c.company_name
    from company c
    where c.id = ${companyId} and b.product_client_id = c.id and b.is_client
      and (b.code, b.name) is distinct from (c.code, c.company_name)`.execute(db);
  await sql`insert into business_associate (id, code, name, is_client, product_client_id)
    select gen_random_uuid(), c.code, c.company_name, true, c.id
    from company c
    where c.id = ${companyId} and c.kind = 'operator' and not exists (
      select from business_associate b where b.product_client_id = c.id and b.is_client)`.execute(db);
}

/** Leaves the associate of a company that goes as any other: what was done for it stays. */
export async function releaseClient(db: Db, companyId: string): Promise<void> {
  await sql`update business_associate
    set revision = revision + 1, is_client = false, product_client_id = null
    where product_client_id = ${companyId}`.execute(db);
}
