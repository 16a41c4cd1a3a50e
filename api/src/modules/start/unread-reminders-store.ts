import { sql } from 'kysely';
import { largestFolderCount } from 'shared-contracts/grids';
import { reminderKinds } from 'shared-contracts/reminders';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared-statements.ts';

/** Kinds that only a newer version of the server knows are not shown, so they are not counted either. */
const known = sql`r.kind in (${sql.join(reminderKinds.map((kind) => sql.lit(kind)))})`;

const countSchema = v.object({ count: v.number() });

/**
 * The number of a person's unread reminders on a day, yyyy-MM-dd, up to the largest number that is shown. Open pages
 * ask for it again and again, so it uses an index.
 */
export async function countUnread(db: Db, userId: string, today: string): Promise<number> {
  const { rows } = await sql`${prepared} select count(*)::integer as count from (
      select 1 from reminder r where r.user_id = ${userId} and r.read_at is null and ${known}
        and (r.snoozed_until is null or r.snoozed_until <= ${today}::date) limit ${largestFolderCount}) x`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(countSchema, row).count)[0] ?? 0;
}
