import { sql } from 'kysely';
import type { CommunicationParentKind } from 'shared-contracts/graphql';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { partiesOf } from '../../records/reading/record-fields.ts';
import type { Sql } from '../../records/reading/record-mapping.ts';

/** The record that communications are written for. */
export interface CommunicationPlace {
  readonly source: CommunicationParentKind;
  readonly parentId: string;
  /** The project whose form saves them; a parent of another one is refused. */
  readonly projectId?: string;
}

interface ParentColumn {
  readonly column: string;
  /** The project of a parent. */
  readonly project: (id: string) => Sql;
}

const projectIn = (table: string) => (id: string) =>
  sql`(select surface_project_id from ${sql.table(table)} where id = ${id})`;

const parents: Readonly<Record<CommunicationParentKind, ParentColumn>> = {
  Agreement: { column: 'agreement_id', project: projectIn('agreement') },
  BusinessAssociate: { column: 'business_associate_id', project: () => sql`null::uuid` },
  Project: { column: 'surface_project_id', project: (id) => sql`${id}::uuid` },
  Request: { column: 'request_id', project: projectIn('request') },
  Stakeholder: { column: 'stakeholder_id', project: projectIn('stakeholder') },
};

const nullable = v.nullable(v.string());
const partiesSchema = v.nullable(v.object({ ownerId: nullable, brokerId: nullable, operatorId: nullable }));
const projectSchema = v.object({ id: nullable, parties: partiesSchema });

/** The project of a parent, with its companies; null for one without a project. */
export async function projectOfPlace(db: Db, { source, parentId }: CommunicationPlace) {
  const { rows } = await sql`select place.id, ${partiesOf(sql`place.id`)} as parties
    from (select ${parents[source].project(parentId)} as id) place`.execute(db.withoutPlugins());
  return v.parse(projectSchema, rows[0]);
}

/** Columns of a new communication that link it to the record it was written for. */
export async function placeColumns(db: Db, place: CommunicationPlace) {
  const { id } = await projectOfPlace(db, place);
  return { surface_project_id: id, source: place.source, [parents[place.source].column]: place.parentId };
}

const factsSchema = v.object({
  ownerId: v.string(),
  source: v.picklist(['Agreement', 'BusinessAssociate', 'Project', 'Request', 'Stakeholder']),
  project: partiesSchema,
  /** The associate that it was written for, where its source is an associate. */
  associateId: nullable,
});

/** The facts that the right to a communication depends on. */
export async function communicationFacts(db: Db, id: string) {
  const { rows } =
    await sql`select c.owner_id as "ownerId", c.source, ${partiesOf(sql`c.surface_project_id`)} as project,
      c.business_associate_id as "associateId"
    from communication c where c.id = ${id}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(factsSchema, row))[0];
}

/** Whether a communication is in the list of a record: written for it, or with that associate. */
export async function isOfPlace(
  db: Db,
  id: string,
  { source, parentId }: CommunicationPlace,
): Promise<boolean> {
  const own = sql`c.${sql.id(parents[source].column)} = ${parentId}`;
  const isWith = sql`exists (select 1 from communication_business_associate l
    where l.communication_id = c.id and l.business_associate_id = ${parentId})`;
  const { rows } = await sql`select 1 from communication c
    where c.id = ${id} and ${source === 'BusinessAssociate' ? sql`(${own} or ${isWith})` : own}`.execute(db);
  return rows.length > 0;
}

/** Of some contacts, those that belong to none of the given associates. */
export async function contactsElsewhere(
  db: Db,
  contacts: readonly string[],
  associates: readonly string[],
): Promise<readonly string[]> {
  if (contacts.length === 0) return [];
  const { rows } = await sql`select id from contact where id = any (${contacts}::uuid[])
    and not business_associate_id = any (${associates}::uuid[])`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(v.object({ id: v.string() }), row).id);
}

export async function documentsOfCommunication(db: Db, id: string): Promise<readonly string[]> {
  const { rows } = await sql`select id from related_document
    where communication_id = ${id} and parent_type = 'Communication' order by id`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(v.object({ id: v.string() }), row).id);
}
