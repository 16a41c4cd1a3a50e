import { sql } from 'kysely';
import type { DocumentParentClass } from 'shared-contracts/graphql';
import { type CurrentUser, type RecordAction, type RecordFacts, recordRights } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { documentFacts } from '../../records/reading/record-fields.ts';
import type { Sql } from '../../records/reading/record-mapping.ts';

/** The place of a document: its parent, and the project that its right depends on. */
interface DocumentPlace {
  readonly parentType: DocumentParentClass;
  readonly parentId: string;
}

interface ParentColumn {
  /** Column of the document that names the parent; none where it is the project itself. */
  readonly column?: string;
  readonly project: (id: string) => Sql;
}

const projectIn = (table: string) => (id: string) =>
  sql`(select surface_project_id from ${sql.table(table)} where id = ${id})`;
const itself = (id: string) => sql`${id}::uuid`;
const none = () => sql`null::uuid`;

const parents: Readonly<Record<DocumentParentClass, ParentColumn>> = {
  Agreement: { column: 'agreement_id', project: projectIn('agreement') },
  Communication: { column: 'communication_id', project: projectIn('communication') },
  IndigenousLog: {
    column: 'indigenous_log_id',
    project: (id) => sql`(select e.surface_project_id from indigenous_log l
      join indigenous_engagement e on e.id = l.indigenous_engagement_id where l.id = ${id})`,
  },
  Instrument: { column: 'instrument_id', project: none },
  Invoice: { column: 'invoice_id', project: none },
  Project: { project: itself },
  Request: { column: 'request_id', project: projectIn('request') },
  RequestItem: {
    column: 'request_item_id',
    project: (id) => sql`(select r.surface_project_id from request_item i
      join request r on r.id = i.request_id where i.id = ${id})`,
  },
  Spatial: { project: itself },
  Timesheet: { column: 'timesheet_id', project: none },
  Title: { column: 'title_id', project: none },
  TitleTract: { column: 'title_tract_id', project: none },
};

const nullableText = v.nullable(v.string());

const weekSchema = v.object({ ownerId: v.string(), userId: v.string(), isLocked: v.boolean() });

const factsSchema = v.object({
  project: v.nullable(v.object({ ownerId: v.string(), brokerId: nullableText, operatorId: nullableText })),
  ownerId: nullableText,
  week: v.nullable(weekSchema),
  invoice: v.nullable(v.object({ ownerId: v.string() })),
  isConnectItem: v.boolean(),
});

async function factsOf(db: Db, row: Sql): Promise<RecordFacts | undefined> {
  const answer = await sql`select ${documentFacts({ alias: 'd' })} as facts from (${row}) d`.execute(
    db.withoutPlugins(),
  );
  return answer.rows.map((found) => v.parse(v.object({ facts: factsSchema }), found).facts)[0];
}

/** Whether the person may do something to a document that is there. */
export async function mayActOnDocument(
  db: Db,
  user: CurrentUser,
  id: string,
  action: RecordAction,
): Promise<boolean> {
  const facts = await factsOf(db, sql`select * from related_document where id = ${id}`);
  return facts !== undefined && recordRights.relatedDocument[action](user, facts);
}

/** Whether the person may add a document to a record. */
export async function mayAddDocument(
  db: Db,
  user: CurrentUser,
  { parentType, parentId }: DocumentPlace,
): Promise<boolean> {
  const { project } = parents[parentType];
  const named = (type: DocumentParentClass) =>
    parentType === type ? sql`${parentId}::uuid` : sql`null::uuid`;
  const facts = await factsOf(
    db,
    sql`select ${project(parentId)} as surface_project_id, ${user.productClientId}::uuid as owner_id,
      ${named('RequestItem')} as request_item_id, ${named('Timesheet')} as timesheet_id,
      null::uuid as timesheet_entry_id, ${named('Invoice')} as invoice_id`,
  );
  return facts !== undefined && recordRights.relatedDocument.create(user, facts);
}

/**
 * Whether a communication belongs to another company, as only its own company may add documents to it (decision 20).
 */
export async function isForeignCommunication(db: Db, user: CurrentUser, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from communication
    where id = ${id} and owner_id <> ${user.productClientId}`.execute(db);
  return rows.length > 0;
}

/** Whether a line of time belongs to a week. */
export async function isLineOfWeek(db: Db, weekId: string, lineId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from timesheet_entry where id = ${lineId} and timesheet_id = ${weekId}
    for key share`.execute(db);
  return rows.length > 0;
}

const placeSchema = v.object({ parentId: v.string(), isUrlLink: v.boolean() });

/** The facts about a document that no save changes. */
export async function findFacts(db: Db, id: string) {
  const { rows } = await sql`select parent_id as "parentId", is_url_link as "isUrlLink"
    from related_document where id = ${id}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(placeSchema, row))[0];
}

/** Locks the document names of a parent until the transaction ends, so that they stay unique. */
export async function lockNames(db: Db, parentId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('document names of ' || ${parentId}::text, 0))`.execute(
    db,
  );
}

/** Names of the other documents of a parent. */
export async function siblingNames(db: Db, parentId: string, except: string): Promise<readonly string[]> {
  const { rows } = await sql`select name from related_document
    where parent_id = ${parentId} and id <> ${except} and name is not null`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(v.object({ name: v.string() }), row).name);
}

/** The file of a document, or that it is a link. */
export interface FileOfDocument {
  /** As it was uploaded; null of a link. */
  readonly fileName: string | null;
  /** Type of the document (002 §3). */
  readonly type: string;
  readonly isSpatial: boolean;
  readonly id?: string | null;
  /** Bytes. */
  readonly size?: number;
}

interface NewDocument {
  readonly id: string;
  readonly parentId: string;
  readonly parentType: DocumentParentClass;
  readonly name: string | null;
  readonly url: string | null;
  readonly notes: string | null;
  readonly isConfidential: boolean;
  /** The line of time that it is the receipt of. */
  readonly lineId: string | null;
  readonly file: FileOfDocument;
}

/** Writes a new document; false where one of this id is there already. */
export async function insertDocument(
  db: Db,
  user: CurrentUser,
  { file, ...document }: NewDocument,
  now: Date,
): Promise<boolean> {
  const { column, project } = parents[document.parentType];
  const named = column ? sql`, ${sql.id(column)}` : sql``;
  const parent = column ? sql`, ${document.parentId}::uuid` : sql``;
  const { numAffectedRows } = await sql`insert into related_document (id, surface_project_id, name, type,
      is_confidential, is_spatial, is_url_link, url, notes, owner_id, last_modified_by_id, last_modified_on,
      uploaded_date, size, parent_type, timesheet_entry_id, stored_file_id${named})
    values (${document.id}, ${project(document.parentId)}, ${document.name}, ${file.type},
      ${document.isConfidential}, ${file.isSpatial}, ${file.fileName === null}, ${document.url}, ${document.notes},
      ${user.productClientId}, ${user.id}, ${now}, ${now}, ${file.size ?? null}, ${document.parentType},
      ${document.lineId}, ${file.id ?? null}${parent}) on conflict (id) do nothing`.execute(db);
  return numAffectedRows === 1n;
}

/** Deletes a document, and the data about its file unless another document uses it. */
export async function deleteDocumentRow(db: Db, id: string): Promise<void> {
  await sql`with gone as (delete from related_document where id = ${id} returning stored_file_id)
    delete from stored_file f using gone where f.id = gone.stored_file_id
      and not exists (select 1 from template_file t where t.stored_file_id = f.id)
      and not exists (select 1 from related_document d where d.stored_file_id = f.id and d.id <> ${id})`.execute(
    db,
  );
}
