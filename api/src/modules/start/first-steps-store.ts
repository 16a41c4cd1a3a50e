import { sql } from 'kysely';
import { type FirstStep, firstSteps } from 'shared-contracts/grids';
import * as v from 'valibot';
import { unnamedCompany } from '../../platform/config/unnamed-company.ts';
import type { Db } from '../../platform/db/database.ts';

const rowSchema = v.object(v.entriesFromList(firstSteps, v.boolean()));

/**
 * The first steps of an installation that are done, judged by the existing records; nothing once all of them are done.
 */
export async function listFirstSteps(
  db: Db,
): Promise<{ readonly step: FirstStep; readonly isDone: boolean }[]> {
  const { rows } = await sql`select
      exists (select from office)
        and not exists (select from company where company_name = ${unnamedCompany}) as company,
      (select count(*) from (select from app_user where is_active limit 2) u) > 1 as people,
      exists (select from rollout_rule where name not like 'candidate-%'
        and rule->>'audience' <> 'nobody') as flags,
      exists (select from agreement_type) and exists (select from surface_status)
        and exists (select from land_purpose) as lists,
      exists (select from report_template) as templates,
      exists (select from rate_schedule) as rates,
      exists (select from surface_project) as project`.execute(db.withoutPlugins());
  const done = v.parse(rowSchema, rows[0]);
  return firstSteps.every((step) => done[step])
    ? []
    : firstSteps.map((step) => ({ step, isDone: done[step] }));
}
