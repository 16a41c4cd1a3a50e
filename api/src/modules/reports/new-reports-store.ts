import { sql } from 'kysely';
import { reportTypes } from 'shared-contracts/forms';
import type { Db } from '../../platform/db/database.ts';

/**
 * Adds the reports of the contract that the database does not know yet, because templates and documents reference them.
 */
export async function addNewReports(db: Db): Promise<void> {
  const rows = Object.values(reportTypes).map(({ id, name }) => sql`(${id}::uuid, ${name})`);
  await sql`insert into report_type (id, name) values ${sql.join(rows)} on conflict (id) do nothing`.execute(
    db,
  );
}
