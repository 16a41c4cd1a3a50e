import { sql } from 'kysely';
import { documentParentClasses } from 'shared-contracts/documents';
import type { DocumentParentClass } from 'shared-contracts/graphql';
import { type CurrentUser, type RecordAction, type RecordFacts, recordRights } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { documentFacts } from '../../records/reading/record-fields.ts';
import type { Sql } from '../../records/reading/record-mapping.ts';
import { batchedQuery } from '../../records/writing/batched-query.ts';

/** Where a document belongs: its parent, and the project that decides about its right. */
interface DocumentPlace {
  readonly parentType: DocumentParentClass;
  readonly parentId: string;
}

interface ParentColumn {
  /** The document's column for the parent; missing if the parent is the project itself. */
  readonly column?: string;
  readonly project: (id: Sql) => Sql;
}

const projectIn = (table: string) => (id: Sql) =>
  sql`(select surface_project_id from ${sql.table(table)} where id = ${id})`;
const itself = (id: Sql) => id;
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

/** Whether the person has a right to an existing document. */
export async function mayActOnDocument(
  db: Db,
  user: CurrentUser,
  id: string,
  action: RecordAction,
): Promise<boolean> {
  const facts = await factsOf(db, sql`select * from related_document where id = ${id}`);
  return facts !== undefined && recordRights.relatedDocument[action](user, facts);
}

const placedFactsSchema = v.object({ parent: v.string(), facts: factsSchema });

/** The facts on which the right to a new document depends, looked up for all records of one kind together. */
const factsOfNew = batchedQuery(
  async ({ db, user }: { readonly db: Db; readonly user: CurrentUser }, ids, group) => {
    const parentType = v.parse(v.picklist(documentParentClasses), group);
    const named = (type: DocumentParentClass) => (parentType === type ? sql`given.parent` : sql`null::uuid`);
    const { rows } = await sql`select d.parent, ${documentFacts({ alias: 'd' })} as facts from (
      select given.parent, ${parents[parentType].project(sql`given.parent`)} as surface_project_id,
        ${user.productClientId}::uuid as owner_id, ${named('RequestItem')} as request_item_id,
        ${named('Timesheet')} as timesheet_id, null::uuid as timesheet_entry_id, ${named('Invoice')} as invoice_id
      from unnest(${ids}::uuid[]) as given (parent)) d`.execute(db.withoutPlugins());
    return new Map(
      rows.map((row) => v.parse(placedFactsSchema, row)).map(({ parent, facts }) => [parent, facts]),
    );
  },
);

/** Whether the person may add a document to a record. */
export async function mayAddDocument(
  db: Db,
  user: CurrentUser,
  { parentType, parentId }: DocumentPlace,
): Promise<boolean> {
  const facts = await factsOfNew({ db, user }, parentId.toLowerCase(), parentType);
  return facts !== undefined && recordRights.relatedDocument.create(user, facts);
}

const foreignTogether = batchedQuery(async ({ db }: { readonly db: Db }, ids, owner) => {
  const { rows } = await sql`select id from communication
    where id = any (${ids}::uuid[]) and owner_id <> ${owner}`.execute(db.withoutPlugins());
  return new Map(rows.map((row) => [v.parse(v.object({ id: v.string() }), row).id, true]));
});

/** Whether a communication belongs to another company: only its own company may add documents to it (decision 20). */
export const isForeignCommunication = async (db: Db, user: CurrentUser, id: string): Promise<boolean> =>
  (await foreignTogether({ db }, id.toLowerCase(), user.productClientId)) ?? false;

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

const namedSchema = v.object({ parent: v.string(), id: v.string(), name: v.string() });

/** Names are equal if they differ only in upper and lower case or in surrounding spaces. */
const nameKey = (name: string): string => name.trim().toLowerCase();

/**
 * The names of a parent's documents. All new documents of a save share this object and each adds its own name, so that
 * names which are not written yet count as taken too.
 */
export class NamesOfParent {
  readonly #byId = new Map<string, string>();
  readonly #byName = new Map<string, Set<string>>();

  set(id: string, name: string): void {
    const before = this.#byId.get(id);
    if (before !== undefined) this.#byName.get(nameKey(before))?.delete(id);
    this.#byId.set(id, name);
    const same = this.#byName.get(nameKey(name)) ?? new Set();
    this.#byName.set(nameKey(name), same.add(id));
  }

  /** The names of other documents that equal this one: of thousands, at most a few. */
  othersLike(id: string, name: string): readonly string[] {
    return [...(this.#byName.get(nameKey(name)) ?? [])].flatMap((other) =>
      other === id ? [] : (this.#byId.get(other) ?? []),
    );
  }
}

/**
 * Locks the document names of parents until the transaction ends, so that they stay unique, and returns them. The locks
 * are taken in the same order everywhere, and the names are read only afterwards.
 */
const namesTogether = batchedQuery(async ({ db }: { readonly db: Db }, ids) => {
  await sql`select pg_advisory_xact_lock(hashtextextended('document names of ' || n.id, 0))
    from (select id from unnest(${ids}::text[]) as given (id) order by id) n`.execute(db);
  const { rows } = await sql`select parent_id as parent, id, name from related_document
    where parent_id = any (${ids}::uuid[]) and name is not null`.execute(db.withoutPlugins());
  const found = new Map(ids.map((id): [string, NamesOfParent] => [id, new NamesOfParent()]));
  for (const { parent, id, name } of rows.map((row) => v.parse(namedSchema, row)))
    found.get(parent)?.set(id, name);
  return found;
});

/** The names of the documents of a parent, locked until the transaction ends. */
export const namesOfParent = async (db: Db, parentId: string): Promise<NamesOfParent> =>
  (await namesTogether({ db }, parentId.toLowerCase())) ?? new NamesOfParent();

/** The file of a document, or a link instead. */
export interface FileOfDocument {
  /** The name with which it was uploaded; null for a link. */
  readonly fileName: string | null;
  /** Type of the document (002 §3). */
  readonly type: string;
  readonly isSpatial: boolean;
  readonly id?: string | null;
  /** In bytes. */
  readonly size?: number;
}

/** A new document of a record of some kind. */
export interface NewDocument {
  readonly id: string;
  readonly parentId: string;
  readonly name: string | null;
  readonly url: string | null;
  readonly notes: string | null;
  readonly isConfidential: boolean;
  readonly documentType?: string | null | undefined;
  readonly documentDate?: string | null | undefined;
  /** The line of time whose receipt it is. */
  readonly lineId: string | null;
  readonly file: FileOfDocument;
}

const text = (value: string | null): string | null => value?.toWellFormed() ?? null;

/**
 * Writes new documents of records of one kind in one statement. Returns their number; a document whose id already
 * exists stays as it is.
 */
export async function insertDocuments(
  db: Db,
  user: CurrentUser,
  parentType: DocumentParentClass,
  documents: readonly NewDocument[],
  now: Date,
): Promise<number> {
  const { column, project } = parents[parentType];
  const named = column ? sql`, ${sql.id(column)}` : sql``;
  const parent = column ? sql`, x.parent_id` : sql``;
  const rows = documents.map(({ id, parentId, name, url, notes, isConfidential, lineId, file, ...of }) => ({
    ...{ id, parent_id: parentId, name: text(name), url: text(url), notes: text(notes), line_id: lineId },
    ...{ document_type: of.documentType ?? null, document_date: of.documentDate ?? null },
    ...{ type: file.type, is_confidential: isConfidential, is_spatial: file.isSpatial },
    ...{ is_url_link: file.fileName === null, size: file.size ?? null, file_id: file.id ?? null },
  }));
  const { numAffectedRows = 0n } = await sql`insert into related_document (id, surface_project_id, name, type,
      is_confidential, is_spatial, is_url_link, url, notes, owner_id, last_modified_by_id, last_modified_on,
      uploaded_date, size, parent_type, timesheet_entry_id, stored_file_id, document_type, document_date${named})
    select x.id, ${project(sql`x.parent_id`)}, x.name, x.type, x.is_confidential, x.is_spatial, x.is_url_link, x.url,
      x.notes, ${user.productClientId}, ${user.id}, ${now}, ${now}, x.size, ${parentType}, x.line_id, x.file_id,
      x.document_type, x.document_date${parent}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (id uuid, parent_id uuid, name text, type text,
      is_confidential boolean, is_spatial boolean, is_url_link boolean, url text, notes text, size bigint, line_id uuid,
      file_id uuid, document_type text, document_date date)
    on conflict (id) do nothing`.execute(db);
  return Number(numAffectedRows);
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
