import { sql } from 'kysely';
import { largestFolderCount } from 'shared-contracts/grids';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const schema = v.object({ count: v.number() });

/** The number of weeks with submitted lines that a person may decide on, up to the largest number that is shown. */
export async function countWeeksToApprove(db: Db, { id, productClientId }: CurrentUser): Promise<number> {
  const { rows } = await sql`select count(*)::int as count from (
      select distinct e.timesheet_id from timesheet_entry e join company c on c.id = e.product_client_id
      where e.product_client_id = ${productClientId} and e.status = 'PENDING'
        and not (c.bars_own_approval and e.user_id = ${id}) limit ${largestFolderCount}) w`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(schema, row).count)[0] ?? 0;
}
