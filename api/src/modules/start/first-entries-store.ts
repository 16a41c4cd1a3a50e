import { sql } from 'kysely';
import { type BegunList, begunLists } from 'shared-contracts/grids';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

/** The table of each list that can be filled with the entries of a province. */
const tables: Readonly<Record<BegunList, string>> = {
  'agreement-types': 'agreement_type',
  'surface-status': 'surface_status',
  'land-purpose-types': 'land_purpose',
  'compensation-types': 'compensation_type',
  'instrument-types': 'instrument_type',
  'landowner-types': 'landowner_type',
  'stakeholder-types': 'stakeholder_type',
  'obligation-types': 'obligation_type',
  'event-types': 'event_type',
  'broker-project-status': 'broker_project_status',
  'operator-project-status': 'operator_project_status',
  'survey-status': 'survey_status',
  'member-roles': 'member_role',
  'rate-categories': 'rate_category',
};

/** The maximum number of codes that are read of one list: far more than the entries of a province. */
const mostCodes = 1000;

const rowSchema = v.object({ list: v.picklist(begunLists), codes: v.array(v.string()) });

/** The codes of each list, including inactive entries, as a code cannot be used twice. */
export async function listCodes(db: Db): Promise<readonly v.InferOutput<typeof rowSchema>[]> {
  const parts = begunLists.map(
    (list) => sql`select ${sql.lit(list)} as list,
      array(select code from ${sql.table(tables[list])} order by code limit ${sql.lit(mostCodes)}) as codes`,
  );
  const { rows } = await sql`${sql.join(parts, sql` union all `)}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(rowSchema, row));
}
