import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const schema = v.object({ id: v.string(), last: v.number() });

/**
 * The number of the last recorded decision of each week, locked until the transaction ends, because decisions are
 * numbered.
 */
export async function lastDecisions(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  await sql`select 1 from timesheet where id = any (${ids}::uuid[]) order by id for update`.execute(db);
  const { rows } = await sql`select record_id as id, max(revision) as last from history_entry
    where record_kind = 'TIMESHEET_REVIEW' and record_id = any (${ids}::uuid[]) group by record_id`.execute(
    db.withoutPlugins(),
  );
  return new Map(rows.map((row) => v.parse(schema, row)).map(({ id, last }) => [id, last]));
}
