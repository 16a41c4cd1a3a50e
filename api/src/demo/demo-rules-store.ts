import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import { dayFromToday } from './calendar.ts';

/** Rules whose last comparison with the current text was long ago: administrators see them on Today. */
const unchecked = ['AB-NOTIFY', 'BC-NOTIFY', 'SK-DAMAGE'];

/** Days ago of the last check of the others. */
const checkedAgo = 75;

/** Notes who checked the rules of the provinces, and what that found. */
export const seedCheckedRules = (db: Db, administratorId: string) =>
  sql`update provincial_rule set checked_on = ${dayFromToday(-checkedAgo)}, checked_by_id = ${administratorId},
      check_found = 'Compared with the current text; nothing changed.'
    where not (code = any (${unchecked}))`.execute(db);
