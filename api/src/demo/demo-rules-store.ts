import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import { dayFromToday } from './calendar.ts';

/**
 * Rules that were last compared with the current text of the law long ago, so that administrators see them on Today.
 */
const unchecked = ['AB-NOTIFY', 'BC-NOTIFY', 'SK-DAMAGE'];

/** How many days ago the other rules were last checked. */
const checkedAgo = 75;

/** Records who checked the provincial rules, and with what result. */
export const seedCheckedRules = (db: Db, administratorId: string) =>
  sql`update provincial_rule set checked_on = ${dayFromToday(-checkedAgo)}, checked_by_id = ${administratorId},
      check_found = 'Compared with the current text; nothing changed.'
    where not (code = any (${unchecked}))`.execute(db);
