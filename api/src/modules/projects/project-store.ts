import { sql } from 'kysely';
import type { ProjectParties } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const company = v.nullable(v.string());
const partiesSchema = v.object({ ownerId: company, brokerId: company, operatorId: company });

/** The companies of a project, or undefined where there is no such project. */
export async function findProjectParties(db: Db, id: string): Promise<ProjectParties | undefined> {
  const { rows } =
    await sql`select owner_id, broker_id, operator_id from surface_project where id = ${id}`.execute(db);
  return rows.map((row) => v.parse(partiesSchema, row))[0];
}
