import { sql } from 'kysely';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

/** A file from an archive, as an upload of the person. */
export interface UnpackedFile {
  readonly path: string;
  readonly fileId: string;
}

/** Records the files that came in an archive together with its table. */
export async function noteUnpacked(
  db: Db,
  {
    indexId,
    sha256,
    files,
  }: {
    readonly indexId: string;
    /** The SHA-256 digest of the archive, in hex. */
    readonly sha256: string;
    readonly files: readonly UnpackedFile[];
  },
): Promise<void> {
  const rows = JSON.stringify(files.map(({ path, fileId }) => ({ path, file_id: fileId })));
  await sql`insert into unpacked_file (index_file_id, path, stored_file_id, archive_sha256)
    select ${indexId}, x.path, x.file_id, decode(${sha256}, 'hex')
    from jsonb_to_recordset(${rows}::jsonb) as x(path text, file_id uuid)`.execute(db);
}

const fileSchema = v.object({ path: v.string(), fileId: v.string() });

/** The files that came in an archive with a table that this person uploaded; empty for any other table. */
export async function unpackedFiles(
  db: Db,
  user: CurrentUser,
  indexId: string,
): Promise<readonly UnpackedFile[]> {
  const { rows } = await sql`select u.path, u.stored_file_id as "fileId" from unpacked_file u
    join stored_file f on f.id = u.index_file_id and f.uploaded_by_id = ${user.id}
    where u.index_file_id = ${indexId} order by u.path`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(fileSchema, row));
}

const idSchema = v.object({ id: v.string() });

/** The uploads that this person's earlier unpacking of the same archive created, including its table. */
export async function unpackedBefore(db: Db, user: CurrentUser, sha256: string): Promise<readonly string[]> {
  const { rows } = await sql`select distinct x.id from unpacked_file u
    join stored_file f on f.id = u.index_file_id and f.uploaded_by_id = ${user.id}
    cross join lateral (values (u.stored_file_id), (u.index_file_id)) as x(id)
    where u.archive_sha256 = decode(${sha256}, 'hex')`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(idSchema, row).id);
}

const knownSchema = v.object({ id: v.string(), key: v.string() });

/** Documents of the given records, by record and by name in lower case. */
export async function knownDocuments(db: Db, parentIds: readonly string[]) {
  if (parentIds.length === 0) return [];
  const { rows } = await sql`select id, parent_id || ' ' || lower(name) as key from related_document
    where parent_id = any (${parentIds}::uuid[]) and name is not null order by id`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(knownSchema, row));
}

const storedSchema = v.object({
  id: v.string(),
  name: v.nullable(v.string()),
  url: v.nullable(v.string()),
  notes: v.nullable(v.string()),
  isConfidential: v.boolean(),
});

/** The values of existing documents by id, because a save of a document sends all of them. */
export async function storedDocuments(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, v.InferOutput<typeof storedSchema>>();
  const { rows } = await sql`select id, name, url, notes, is_confidential as "isConfidential"
    from related_document where id = any (${ids}::uuid[])`.execute(db.withoutPlugins());
  return new Map(rows.map((row) => v.parse(storedSchema, row)).map((one) => [one.id, one]));
}
