import { sql } from 'kysely';
import { startRecords } from 'shared-contracts/grids';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { RecordCatalog } from '../../records/reading/record-catalog.ts';
import { scopeCondition } from '../../records/reading/scopes.ts';
import { conjunction } from '../../records/reading/select-store.ts';

const idSchema = v.object({ id: v.string() });

/**
 * Agreements that the person may see and whose provincial rules cannot be determined: none of their land is in a known
 * province, and their project's area names no province either. The search starts from the projects without a province,
 * which are few.
 */
export async function agreementsWithoutProvince(
  db: Db,
  catalog: RecordCatalog,
  user: CurrentUser,
): Promise<readonly string[]> {
  const seen = scopeCondition(catalog, 'Agreement', { alias: 'a', user });
  const isUnknown = sql`not p.is_archived and (p.area_id is null
    or exists (select from area e where e.id = p.area_id and e.state_province_id is null))
    and not exists (select from agreement_parcel r join parcel l on l.id = r.parcel_id
      where r.agreement_id = a.id and l.province_ids <> '{}')`;
  const { rows } =
    await sql`select a.id from surface_project p join agreement a on a.surface_project_id = p.id
    where ${conjunction([isUnknown, seen])}
    order by a.surface_project_id, a.sequence, a.id limit ${sql.lit(startRecords.listed)}`.execute(
      db.withoutPlugins(),
    );
  return rows.map((row) => v.parse(idSchema, row).id);
}
