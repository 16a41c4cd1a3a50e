import { sql } from 'kysely';
import type { DocumentParentClass } from 'shared-contracts/graphql';
import { type CurrentUser, type RecordAction, type RecordFacts, recordRights } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { documentFacts } from '../../records/reading/record-fields.ts';
import type { Sql } from '../../records/reading/record-mapping.ts';

/** Where a document stands: its parent, and the project that the right to it hangs on. */
export interface DocumentPlace {
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
  Project: { project: itself },
  Request: { column: 'request_id', project: projectIn('request') },
  RequestItem: {
    column: 'request_item_id',
    project: (id) => sql`(select r.surface_project_id from request_item i
      join request r on r.id = i.request_id where i.id = ${id})`,
  },
  Spatial: { project: itself },
  Title: { column: 'title_id', project: none },
  TitleTract: { column: 'title_tract_id', project: none },
};

const nullableText = v.nullable(v.string());

const factsSchema = v.object({
  project: v.nullable(v.object({ ownerId: v.string(), brokerId: nullableText, operatorId: nullableText })),
  ownerId: nullableText,
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
  const item = parentType === 'RequestItem' ? sql`${parentId}::uuid` : sql`null::uuid`;
  const facts = await factsOf(
    db,
    sql`select ${project(parentId)} as surface_project_id, ${user.productClientId}::uuid as owner_id,
      ${item} as request_item_id`,
  );
  return facts !== undefined && recordRights.relatedDocument.create(user, facts);
}

const documentSchema = v.object({
  id: v.string(),
  revision: v.number(),
  parentId: v.string(),
  parentType: v.string(),
  name: nullableText,
  url: nullableText,
  notes: nullableText,
  isConfidential: v.boolean(),
  isUrlLink: v.boolean(),
});

export type DocumentRow = v.InferOutput<typeof documentSchema>;

/** A document, kept from others until the transaction ends. */
export async function lockDocument(db: Db, id: string): Promise<DocumentRow | undefined> {
  const { rows } = await sql`select json_build_object('id', id, 'revision', revision, 'parentId', parent_id,
    'parentType', parent_type, 'name', name, 'url', url, 'notes', notes, 'isConfidential', is_confidential,
    'isUrlLink', is_url_link) as document from related_document where id = ${id} for update`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(v.object({ document: documentSchema }), row).document)[0];
}

/** Names of the other documents of a parent. */
export async function siblingNames(db: Db, parentId: string, except: string): Promise<readonly string[]> {
  const { rows } = await sql`select name from related_document
    where parent_id = ${parentId} and id <> ${except} and name is not null`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(v.object({ name: v.string() }), row).name);
}

const uploadSchema = v.object({ fileName: v.string(), size: v.number(), isChecked: v.boolean() });

/** A file that the person's company uploaded and no document has taken over yet. */
export async function findUpload(db: Db, user: CurrentUser, id: string) {
  const { rows } = await sql`select json_build_object('fileName', f.file_name, 'size', f.size,
      'isChecked', f.spatial_checked) as file
    from stored_file f where f.id = ${id} and f.owner_id = ${user.productClientId}
      and not exists (select 1 from related_document d where d.stored_file_id = f.id)
    for update`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(v.object({ file: uploadSchema }), row).file)[0];
}

export interface NewDocument extends DocumentPlace {
  readonly id: string;
  readonly name: string | null;
  readonly type: string;
  readonly url: string | null;
  readonly notes: string | null;
  readonly isConfidential: boolean;
  readonly isUrlLink: boolean;
  readonly isSpatial: boolean;
  readonly storedFileId: string | null;
  readonly size: number | null;
}

export async function insertDocument(
  db: Db,
  user: CurrentUser,
  document: NewDocument,
  now: Date,
): Promise<void> {
  const { column, project } = parents[document.parentType];
  const named = column ? sql`, ${sql.id(column)}` : sql``;
  const parent = column ? sql`, ${document.parentId}::uuid` : sql``;
  await sql`insert into related_document (id, surface_project_id, name, type, is_confidential, is_spatial, is_url_link,
      url, notes, owner_id, last_modified_by_id, last_modified_on, uploaded_date, size, parent_type, stored_file_id${named})
    values (${document.id}, ${project(document.parentId)}, ${document.name}, ${document.type},
      ${document.isConfidential}, ${document.isSpatial}, ${document.isUrlLink}, ${document.url}, ${document.notes},
      ${user.productClientId}, ${user.id}, ${now}, ${now}, ${document.size}, ${document.parentType},
      ${document.storedFileId}${parent})`.execute(db);
}

export type DocumentChange = Pick<DocumentRow, 'name' | 'url' | 'notes' | 'isConfidential'>;

export async function changeDocument(
  db: Db,
  user: CurrentUser,
  id: string,
  change: DocumentChange,
  now: Date,
): Promise<void> {
  await sql`update related_document set name = ${change.name}, url = ${change.url}, notes = ${change.notes},
    is_confidential = ${change.isConfidential}, last_modified_by_id = ${user.id}, last_modified_on = ${now},
    revision = revision + 1 where id = ${id}`.execute(db);
}

/** Deletes documents, and what is known of their files where nothing else has them. */
export async function deleteDocumentRows(db: Db, ids: readonly string[]): Promise<void> {
  await sql`with gone as (delete from related_document where id = any (${ids}::uuid[]) returning stored_file_id)
    delete from stored_file f using gone where f.id = gone.stored_file_id
      and not exists (select 1 from template_file t where t.stored_file_id = f.id)
      and not exists (select 1 from related_document d where d.stored_file_id = f.id and d.id <> all (${ids}::uuid[]))`.execute(
    db,
  );
}
