import { sql } from 'kysely';
import type { CurrentUser } from 'shared-contracts/rights';
import { projectAddress } from 'shared-contracts/routes';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const placeSchema = v.object({ id: v.string(), author: v.string(), name: v.string() });

/** Who saved what in projects in which a person had unsaved changes; the latest save of each. */
export async function placesOfSaves(db: Db, { id: userId }: CurrentUser, ids: readonly string[]) {
  const { rows } = await sql`select distinct on (s.surface_project_id) s.surface_project_id as id,
      u.full_name as author, coalesce(record_called(s.record_kind, s.record_id), '') as name
    from saved_over s join app_user u on u.id = s.saved_by_id
    where s.user_id = ${userId} and s.surface_project_id = any (${[...ids]}::uuid[])
    order by s.surface_project_id, s.saved_on desc`.execute(db.withoutPlugins());
  return rows.map((row) => {
    const { id, author, name } = v.parse(placeSchema, row);
    const title = [author, name].filter(Boolean).join(' · ');
    return { id, name: title, projectId: id, opens: projectAddress(id).slice(1) };
  });
}
