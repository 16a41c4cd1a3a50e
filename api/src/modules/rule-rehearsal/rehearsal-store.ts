import { sql } from 'kysely';
import * as v from 'valibot';
import { scopeCondition } from '../../records/reading/scopes.ts';
import { conjunction } from '../../records/reading/select-store.ts';
import type { RecordContext } from '../../records/record-context.ts';

type Asker = Pick<RecordContext, 'db' | 'catalog' | 'user'>;

const agreementSchema = v.object({ id: v.string(), projectId: v.string(), title: v.string() });

/** The next agreements in the order of their ids that the person may see and whose project is not archived. */
export async function agreementsBehind({ db, catalog, user }: Asker, last: string | undefined, most: number) {
  const seen = scopeCondition(catalog, 'Agreement', { alias: 'a', user });
  const behind = last === undefined ? undefined : sql`a.id > ${last}`;
  const { rows } =
    await sql`select a.id, a.surface_project_id as "projectId", concat_ws(' · ', a.called, p.description) as title
    from agreement a join surface_project p on p.id = a.surface_project_id
    where ${conjunction([sql`not p.is_archived`, behind, seen])} order by a.id limit ${sql.lit(most)}`.execute(
      db.withoutPlugins(),
    );
  return rows.map((row) => v.parse(agreementSchema, row));
}

const projectSchema = v.object({ id: v.string(), title: v.string() });

/**
 * The next projects in the order of their ids that have a consultation, that the person may see and that are not
 * archived.
 */
export async function consultationsBehind(
  { db, catalog, user }: Asker,
  last: string | undefined,
  most: number,
) {
  const seen = scopeCondition(catalog, 'SurfaceProject', { alias: 'p', user });
  const behind = last === undefined ? undefined : sql`p.id > ${last}`;
  const consults = sql`(exists (select from stakeholder s where s.surface_project_id = p.id)
    or exists (select from indigenous_engagement e where e.surface_project_id = p.id))`;
  const { rows } = await sql`select p.id, coalesce(p.description, '') as title from surface_project p
    where ${conjunction([sql`not p.is_archived`, behind, consults, seen])} order by p.id limit ${sql.lit(most)}`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(projectSchema, row));
}
