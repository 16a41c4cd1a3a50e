import { sql } from 'kysely';
import { extensionOf } from 'shared-contracts/documents';
import * as v from 'valibot';
import { scopeCondition } from '../../records/reading/scopes.ts';
import type { RecordContext } from '../../records/record-context.ts';
import type { DocumentNoun } from './document-nouns.ts';

/** Most documents to choose from. */
const mostOffered = 300;

const schema = v.object({
  id: v.string(),
  name: v.string(),
  record: v.nullable(v.string()),
  sha256: v.string(),
  size: v.number(),
});

/** A document that can be enclosed with letters. */
export interface EnclosedDocument extends v.InferOutput<typeof schema> {
  readonly isPicture: boolean;
}

const pictures: ReadonlySet<string> = new Set(['png', 'jpg', 'jpeg']);

const isPictureName = (name: string): boolean => pictures.has(extensionOf(name));

/** The database names of the kinds of record whose own documents may be enclosed. */
const kinds = {
  Agreement: 'AGREEMENT',
  Request: 'REQUEST',
  Stakeholder: 'STAKEHOLDER',
  Title: 'TITLE',
} as const;

export interface Around {
  readonly noun: DocumentNoun;
  /** The parent of the records: a project, or a tract of titles. */
  readonly parentId: string | null;
  /** The records; an empty list means all of the parent. */
  readonly ids: readonly string[];
}

/**
 * The files of the records' parent, and of a single record. Confidential ones are left out, as always when documents
 * are handed over. `only` limits them to the named ones.
 */
export async function enclosableDocuments(
  { noun, parentId, ids }: Around,
  { db, catalog, user }: RecordContext,
  only?: readonly string[],
): Promise<readonly EnclosedDocument[]> {
  const scope = scopeCondition(catalog, 'RelatedDocument', { alias: 'd', user });
  // A record's own documents only concern its own recipients, so a run for several records offers none of them.
  const ofRecords = ids.length === 1 ? sql`d.parent_id = any (${ids}::uuid[])` : sql`false`;
  const { rows } = await sql`select d.id, d.name,
      case when d.parent_id is distinct from ${parentId}::uuid
        then record_called(${kinds[noun.filedWith]}, d.parent_id) end as record,
      encode(f.sha256, 'hex') as sha256, f.size::float8 as size
    from related_document d join stored_file f on f.id = d.stored_file_id
    where (d.parent_id = ${parentId}::uuid or ${ofRecords}) and nullif(d.name, '') is not null
      and not d.is_confidential and ${scope ?? sql`true`} and ${only ? sql`d.id = any (${only}::uuid[])` : sql`true`}
    order by d.parent_id is distinct from ${parentId}::uuid, record, lower(d.name), d.id
    limit ${mostOffered}`.execute(db.withoutPlugins());
  return rows
    .map((row) => v.parse(schema, row))
    .map((one) => ({ ...one, isPicture: isPictureName(one.name) }));
}

const newestSchema = v.object({ recordId: v.string(), sha256: v.string(), size: v.number() });

/** The newest picture among the documents of each record, by record. */
export async function newestPictures(
  ids: readonly string[],
  { db, catalog, user }: RecordContext,
): Promise<ReadonlyMap<string, { readonly sha256: string; readonly size: number }>> {
  const scope = scopeCondition(catalog, 'RelatedDocument', { alias: 'd', user });
  const { rows } = await sql`select distinct on (d.parent_id) d.parent_id as "recordId",
      encode(f.sha256, 'hex') as sha256, f.size::float8 as size
    from related_document d join stored_file f on f.id = d.stored_file_id
    where d.parent_id = any (${ids}::uuid[]) and not d.is_confidential and ${scope ?? sql`true`}
      and lower(d.name) similar to '%.(png|jpg|jpeg)'
    order by d.parent_id, d.uploaded_date desc, d.id`.execute(db.withoutPlugins());
  return new Map(
    rows.map((row) => v.parse(newestSchema, row)).map(({ recordId, ...file }) => [recordId, file] as const),
  );
}
