import { sql } from 'kysely';
import { type ProjectProgress, startRecords } from 'shared-contracts/grids';
import type { CurrentUser } from 'shared-contracts/rights';
import { recordPath } from 'shared-contracts/routes';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { RecordCatalog } from '../../records/reading/record-catalog.ts';
import { scopeCondition } from '../../records/reading/scopes.ts';
import { conjunction } from '../../records/reading/select-store.ts';
import { hasConsent } from '../agreements/index.ts';

const progressSchema = v.object({
  id: v.string(),
  title: v.string(),
  agreements: v.number(),
  consented: v.number(),
});

/** The person's projects in which consents are missing, the most recently worked on first, each with its progress. */
export async function listProjectProgress(
  db: Db,
  catalog: RecordCatalog,
  user: CurrentUser,
): Promise<readonly ProjectProgress[]> {
  const seenProject = scopeCondition(catalog, 'SurfaceProject', { alias: 'p', user });
  const seenAgreement = scopeCondition(catalog, 'Agreement', { alias: 'a', user });
  const isUnderWay = sql`not p.is_archived and exists (select 1 from agreement open
    where open.surface_project_id = p.id and not ${hasConsent('open')})`;
  const { rows } = await sql`select picked.id, picked.description as title,
      count(a.id)::int as agreements, (count(a.id) filter (where ${hasConsent('a')}))::int as consented
    from (select p.id, p.description, p.last_modified_on from surface_project p
      where ${conjunction([isUnderWay, seenProject])}
      order by p.last_modified_on desc, p.id limit ${startRecords.listed}) picked
    join agreement a on ${conjunction([sql`a.surface_project_id = picked.id`, seenAgreement])}
    group by picked.id, picked.description, picked.last_modified_on
    order by picked.last_modified_on desc, picked.id`.execute(db.withoutPlugins());
  return rows.map((row) => {
    const progress = v.parse(progressSchema, row);
    return { ...progress, opens: recordPath({ route: 'surface-project', id: progress.id }, 'details') };
  });
}
