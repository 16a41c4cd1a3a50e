import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const company = v.nullable(v.string());
const partiesSchema = v.object({ ownerId: company, brokerId: company, operatorId: company });

/** The companies of an agreement's project; null if the agreement does not exist. */
export async function partiesOfAgreement(db: Db, agreementId: string) {
  const { rows } =
    await sql`select p.owner_id as "ownerId", p.broker_id as "brokerId", p.operator_id as "operatorId"
    from agreement a join surface_project p on p.id = a.surface_project_id where a.id = ${agreementId}`.execute(
      db.withoutPlugins(),
    );
  return rows.map((row) => v.parse(partiesSchema, row))[0] ?? null;
}
