import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const rowSchema = v.object({ name: v.string() });

/** Most names in a preview; people check the first ones, and the rest in reports. */
const most = 100;

/** Names of the agreements, and numbers of the titles, that are owned by both of two associates. */
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

/** Names of the projects in which both of two associates are stakeholders. */
export async function bothConsulted(db: Db, one: string, other: string): Promise<readonly string[]> {
  const { rows } = await sql`select p.description as name from surface_project p where exists (
        select 1 from stakeholder s where s.surface_project_id = p.id and s.business_associate_id = ${one})
      and exists (select 1 from stakeholder s where s.surface_project_id = p.id and s.business_associate_id = ${other})
    order by name, p.id limit ${most}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(rowSchema, row).name);
}
