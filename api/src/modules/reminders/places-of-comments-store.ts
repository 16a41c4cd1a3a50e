import { sql } from 'kysely';
import type { CurrentUser } from 'shared-contracts/rights';
import { projectAddress } from 'shared-contracts/routes';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const placeSchema = v.object({
  id: v.string(),
  source: v.picklist(['Agreement', 'AssignedTask', 'Project']),
  parentId: v.string(),
  projectId: v.string(),
  author: v.string(),
  name: v.string(),
});

/** The address segments of a record below its project, with the segment of its comments. */
const segments = {
  Agreement: (id: string) => ['agreements', id, 'comments'],
  AssignedTask: (id: string) => ['tasks', id],
  Project: () => ['comments'],
} as const;

/**
 * Who commented on which records, and where these open; never the comments themselves. Confidential ones are left out
 * unless the person belongs to the writer's company.
 */
export async function placesOfComments(
  db: Db,
  { productClientId, isSystemAdministrator }: CurrentUser,
  ids: readonly string[],
) {
  const { rows } =
    await sql`select c.id, c.source, c.parent_id as "parentId", c.surface_project_id as "projectId",
      u.full_name as author, coalesce(record_called('COMMENT', c.id), '') as name
    from comment c join app_user u on u.id = c.author_id
    where c.id = any (${[...ids]}::uuid[]) and c.deleted_at is null
      and (not c.is_confidential or ${isSystemAdministrator} or c.owner_id = ${productClientId})`.execute(
      db.withoutPlugins(),
    );
  return rows.map((row) => {
    const { id, source, parentId, projectId, author, name } = v.parse(placeSchema, row);
    // A comment on the project itself needs no record, because the project's name is shown anyway.
    const title = [author, source === 'Project' ? '' : name].filter(Boolean).join(' · ');
    const opens = projectAddress(projectId, ...segments[source](parentId)).slice(1);
    return { id, name: title, projectId, opens };
  });
}
