import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const rowSchema = v.object({ name: v.string() });

/** Names that a preview lists; people check the first ones, and the rest by the reports. */
const most = 100;

/** Names of the agreements, and numbers of the titles, that both of two associates are owners of. */
export async function coOwned(db: Db, one: string, other: string): Promise<readonly string[]> {
  const { rows } = await sql`select distinct name from (
      select a.called as name from agreement a where exists (
          select 1 from landowner l where l.agreement_id = a.id and l.business_associate_id = ${one})
        and exists (select 1 from landowner l where l.agreement_id = a.id and l.business_associate_id = ${other})
      union all select t.number from title t where exists (
          select 1 from ownership o where o.title_id = t.id and o.business_associate_id = ${one})
        and exists (select 1 from ownership o where o.title_id = t.id and o.business_associate_id = ${other})) both_own
    order by name limit ${most}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(rowSchema, row).name);
}
