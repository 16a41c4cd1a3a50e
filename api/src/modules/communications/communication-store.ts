import { sql } from 'kysely';
import type { CommunicationParentKind } from 'shared-contracts/graphql';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { partiesOf } from '../../records/reading/record-fields.ts';
import type { Sql } from '../../records/reading/record-mapping.ts';
import { batchedQuery } from '../../records/writing/batched-query.ts';

/** The record for which communications are written. */
export interface CommunicationPlace {
  readonly source: CommunicationParentKind;
  readonly parentId: string;
  /** The project whose form saves them; a parent that belongs to another project is refused. */
  readonly projectId?: string;
}

interface ParentColumn {
  readonly column: string;
  /** Selects the project of a parent. */
  readonly project: (id: Sql) => Sql;
}

const projectIn = (table: string) => (id: Sql) =>
  sql`(select surface_project_id from ${sql.table(table)} where id = ${id})`;

const parents: Readonly<Record<CommunicationParentKind, ParentColumn>> = {
  Agreement: { column: 'agreement_id', project: projectIn('agreement') },
  BusinessAssociate: { column: 'business_associate_id', project: () => sql`null::uuid` },
  Project: { column: 'surface_project_id', project: (id) => sql`${id}::uuid` },
  Request: { column: 'request_id', project: projectIn('request') },
  Stakeholder: { column: 'stakeholder_id', project: projectIn('stakeholder') },
};

type Within = { readonly db: Db };

const idSchema = v.object({ id: v.string() });
const nullable = v.nullable(v.string());
const partiesSchema = v.nullable(v.object({ ownerId: nullable, brokerId: nullable, operatorId: nullable }));
const projectSchema = v.object({ of: v.string(), id: nullable, parties: partiesSchema });

const sources: ReadonlyMap<string, ParentColumn> = new Map(Object.entries(parents));

const projectsTogether = batchedQuery(async ({ db }: Within, ids, source) => {
  const project = sources.get(source)?.project ?? parents.BusinessAssociate.project;
  const { rows } = await sql`select place.of, place.id, ${partiesOf(sql`place.id`)} as parties
    from (select given.of, ${project(sql`given.of`)} as id from unnest(${ids}::uuid[]) as given (of)) place`.execute(
    db.withoutPlugins(),
  );
  return new Map(rows.map((row) => v.parse(projectSchema, row)).map(({ of, ...place }) => [of, place]));
});

/** The project of a parent, with its companies; null if it has no project. */
export const projectOfPlace = async (db: Db, { source, parentId }: CommunicationPlace) =>
  (await projectsTogether({ db }, parentId, source)) ?? { id: null, parties: null };

/** Columns that link a new communication to the record for which it was written, and to that record's project. */
export const placeColumns = ({ source, parentId }: CommunicationPlace, project: string | null) => ({
  ...{ surface_project_id: project, source, [parents[source].column]: parentId },
});

const factsSchema = v.object({
  id: v.string(),
  ownerId: v.string(),
  source: v.picklist(['Agreement', 'BusinessAssociate', 'Project', 'Request', 'Stakeholder']),
  project: partiesSchema,
  /** The associate for whom it was written, if its source is an associate. */
  associateId: nullable,
});

const factsTogether = batchedQuery(async ({ db }: Within, ids) => {
  const { rows } =
    await sql`select c.id, c.owner_id as "ownerId", c.source, ${partiesOf(sql`c.surface_project_id`)} as project,
      c.business_associate_id as "associateId"
    from communication c where c.id = any (${ids}::uuid[])`.execute(db.withoutPlugins());
  return new Map(rows.map((row) => v.parse(factsSchema, row)).map((facts) => [facts.id, facts]));
});

/** The facts that the right to a communication depends on. */
export const communicationFacts = (db: Db, id: string) => factsTogether({ db }, id.toLowerCase());

const placedSchema = v.object({ id: v.string(), place: v.string() });

/** Communications and the records of a kind whose lists contain them; both ids in one text. */
const ofPlaceTogether = batchedQuery(async ({ db }: Within, pairs, source) => {
  const column = sources.get(source)?.column ?? parents.BusinessAssociate.column;
  const own = sql`c.${sql.id(column)} = given.place`;
  const isWith = sql`exists (select 1 from communication_business_associate l
    where l.communication_id = c.id and l.business_associate_id = given.place)`;
  const [ids, places] = [0, 1].map((at) => pairs.map((pair) => pair.split(' ')[at]));
  const { rows } = await sql`select c.id, given.place
    from unnest(${ids}::uuid[], ${places}::uuid[]) as given (id, place) join communication c on c.id = given.id
    where ${source === 'BusinessAssociate' ? sql`(${own} or ${isWith})` : own}`.execute(db.withoutPlugins());
  return new Map(
    rows.map((row) => v.parse(placedSchema, row)).map(({ id, place }) => [`${id} ${place}`, true]),
  );
});

/** Whether a communication is in the list of a record: written for it, or with that associate. */
export const isOfPlace = async (
  db: Db,
  id: string,
  { source, parentId }: CommunicationPlace,
): Promise<boolean> => (await ofPlaceTogether({ db }, `${id} ${parentId}`, source)) ?? false;

const contactSchema = v.object({ id: v.string(), associate: v.string() });

const associatesOfContacts = batchedQuery(async ({ db }: Within, ids) => {
  const { rows } = await sql`select id, business_associate_id as associate from contact
    where id = any (${ids}::uuid[])`.execute(db.withoutPlugins());
  return new Map(rows.map((row) => v.parse(contactSchema, row)).map(({ id, associate }) => [id, associate]));
});

/** Returns which of the given contacts belong to none of the given associates. */
export async function contactsElsewhere(
  db: Db,
  contacts: readonly string[],
  associates: readonly string[],
): Promise<readonly string[]> {
  const named = contacts.map((id) => id.toLowerCase());
  const own = new Set(associates.map((id) => id.toLowerCase()));
  const found = await Promise.all(named.map((id) => associatesOfContacts({ db }, id)));
  return named.filter((_, place) => {
    const associate = found[place];
    return associate !== undefined && !own.has(associate);
  });
}

export async function documentsOfCommunication(db: Db, id: string): Promise<readonly string[]> {
  const { rows } = await sql`select id from related_document
    where communication_id = ${id} and parent_type = 'Communication' order by id`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(idSchema, row).id);
}
