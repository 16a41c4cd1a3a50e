import { sql } from 'kysely';
import type { CommentParentKind } from 'shared-contracts/graphql';
import type { ProjectParties } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { partiesOf } from '../../records/reading/record-fields.ts';

/** The record to which comments belong. */
export interface CommentPlace {
  readonly source: CommentParentKind;
  readonly parentId: string;
}

const places: Readonly<
  Record<CommentParentKind, { readonly table: string; readonly column: string | null }>
> = {
  Agreement: { table: 'agreement', column: 'agreement_id' },
  AssignedTask: { table: 'assigned_task', column: 'assigned_task_id' },
  Project: { table: 'surface_project', column: null },
};

const company = v.nullable(v.string());
const partiesSchema = v.object({ ownerId: company, brokerId: company, operatorId: company });
const placeSchema = v.object({ projectId: v.string(), parties: partiesSchema });

/** The project of a record with its companies; undefined if there is no such record. */
export async function projectOfPlace(db: Db, { source, parentId }: CommentPlace) {
  const { table, column } = places[source];
  const project = column === null ? sql`r.id` : sql`r.surface_project_id`;
  const { rows } = await sql`select ${project} as "projectId", ${partiesOf(project)} as parties
    from ${sql.table(table)} r where r.id = ${parentId}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(placeSchema, row))[0];
}

/** The columns of a new comment that link it to its record. */
export const placeColumns = ({ source, parentId }: CommentPlace, projectId: string) => {
  const { column } = places[source];
  return { source, surface_project_id: projectId, ...(column === null ? {} : { [column]: parentId }) };
};

const factsSchema = v.object({
  source: v.picklist(['Agreement', 'AssignedTask', 'Project']),
  parentId: v.string(),
  userId: v.string(),
  ownerId: v.string(),
  isConfidential: v.boolean(),
  project: partiesSchema,
});

/** The facts on which the right to a comment depends; undefined for a comment that was deleted or never written. */
export async function commentFacts(db: Db, id: string) {
  const { rows } = await sql`select c.source, c.parent_id as "parentId", c.author_id as "userId",
      c.owner_id as "ownerId", c.is_confidential as "isConfidential", ${partiesOf(sql`c.surface_project_id`)} as project
    from comment c where c.id = ${id} and c.deleted_at is null`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(factsSchema, row))[0];
}

const companies = ({ ownerId, brokerId, operatorId }: ProjectParties) =>
  [ownerId, brokerId, operatorId].filter((id) => id !== null);

/** The readers of a comment on a project of these companies; those of only one company if it is confidential. */
export interface Readers {
  readonly parties: ProjectParties;
  /** The company of a confidential comment's author; null for other comments. */
  readonly onlyCompany: string | null;
}

/** Whether a person `u` is active and may read such a comment. */
export const isReader = ({ parties, onlyCompany }: Readers) => sql`(u.is_active and (u.is_system_administrator
  or u.company_id = any (${companies(parties)}::uuid[]) and (${onlyCompany}::uuid is null or u.company_id = ${onlyCompany}::uuid)))`;
