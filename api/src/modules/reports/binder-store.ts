import { sql } from 'kysely';
import * as v from 'valibot';
import { scopeCondition } from '../../records/reading/scopes.ts';
import type { RecordContext } from '../../records/record-context.ts';
import type { DeclaredSection } from './report-declaration.ts';

type Sql = DeclaredSection['statement'];

/** The kinds of record that documents of a project belong to, in the order of the binder, named as in the database. */
const kinds = [
  ['Project', 'SURFACE_PROJECT'],
  ['Spatial', 'SURFACE_PROJECT'],
  ['Agreement', 'AGREEMENT'],
  ['Request', 'REQUEST'],
  ['RequestItem', 'REQUEST_ITEM'],
  ['Communication', 'COMMUNICATION'],
  ['IndigenousLog', 'INDIGENOUS_LOG'],
] as const;

type BinderFolders = Readonly<Record<(typeof kinds)[number][0], string>>;

/** The documents of a project for its binder, in order: those that the person may see, without confidential ones. */
function bound(projectId: string, { catalog, user }: RecordContext, folders: BinderFolders): Sql {
  const scope = scopeCondition(catalog, 'RelatedDocument', { alias: 'd', user });
  const places = sql.join(
    kinds.map(
      ([name, kind], place) =>
        sql`(${sql.lit(place)}::int, ${name}::text, ${kind}::text, ${folders[name]}::text)`,
    ),
  );
  return sql`select d.id, row_number() over (order by k.place, r.called, lower(coalesce(d.name, d.url)), d.id) as number,
      k.folder, r.called as record, coalesce(nullif(d.name, ''), d.url) as name,
      d.type, d.url, d.is_url_link, d.uploaded_date, f.size, encode(f.sha256, 'hex') as sha256
    from related_document d
    join (values ${places}) k(place, class, kind, folder) on k.class = d.parent_type
    cross join lateral (select case when k.kind = 'SURFACE_PROJECT' then '' else record_called(k.kind, d.parent_id) end as called) r
    left join stored_file f on f.id = d.stored_file_id
    left join communication c on c.id = d.communication_id
    where d.surface_project_id = ${projectId}::uuid and not d.is_confidential and not coalesce(c.confidential, false)
      and ${scope ?? sql`true`}`;
}

/** The content of a binder's index: its documents by number, with their folder and record. */
export const binderIndex = (projectId: string, context: RecordContext, folders: BinderFolders): Sql => sql`
  select number::text as number, folder, record, name, case when is_url_link then url end as link, type,
    (uploaded_date at time zone 'UTC')::date::text as uploaded
  from (${bound(projectId, context, folders)}) b order by b.number`;

const fileSchema = v.object({
  number: v.pipe(v.union([v.string(), v.number(), v.bigint()]), v.transform(Number)),
  folder: v.string(),
  record: v.nullable(v.string()),
  name: v.string(),
  /** Null for links, which have no file. */
  sha256: v.nullable(v.string()),
  size: v.pipe(v.nullable(v.union([v.string(), v.number(), v.bigint()])), v.transform(Number)),
});

/** A document of a binder: a file, or a link. */
export type BoundDocument = v.InferOutput<typeof fileSchema>;

export interface BoundFile extends BoundDocument {
  readonly sha256: string;
}

/** Whether a document has bytes to bind; a link has none. */
export const isBoundFile = (document: BoundDocument): document is BoundFile => document.sha256 !== null;

/** The documents of a binder, in the order of its index. */
export async function boundDocuments(
  projectId: string,
  context: RecordContext,
  folders: BinderFolders,
): Promise<readonly BoundDocument[]> {
  const { rows } = await sql`select number, folder, record, name, sha256, size
    from (${bound(projectId, context, folders)}) b order by b.number`.execute(context.db.withoutPlugins());
  return rows.map((row) => v.parse(fileSchema, row));
}
