import { sql } from 'kysely';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { RecordCatalog } from '../../records/reading/record-catalog.ts';
import { scopeCondition } from '../../records/reading/scopes.ts';

const fileSchema = v.object({
  fileName: v.string(),
  mediaType: v.string(),
  size: v.number(),
  sha256: v.string(),
  /** The coordinate system that was chosen for a spatial file without one. */
  coordinateSystem: v.nullish(v.string()),
});

export type StoredFile = v.InferOutput<typeof fileSchema>;

/**
 * The file of a document, a template or an upload of the person's own company; undefined if the person may see none of
 * these. An upload that became a document is for those who see the document, and for who uploaded it.
 */
export async function findStoredFile(
  { db, catalog }: { readonly db: Db; readonly catalog: RecordCatalog },
  user: CurrentUser,
  id: string,
): Promise<StoredFile | undefined> {
  const scope = scopeCondition(catalog, 'RelatedDocument', { alias: 'd', user });
  const { rows } = await sql`
    select json_build_object('fileName', coalesce(found.name, f.file_name), 'mediaType', f.media_type,
      'size', f.size, 'sha256', encode(f.sha256, 'hex'), 'coordinateSystem', f.coordinate_system) as file
    from (
      select d.stored_file_id, d.name from related_document d where d.id = ${id} and ${scope ?? sql`true`}
      union all
      select t.stored_file_id, t.name from template_file t where t.id = ${id}
      union all
      select s.id, s.file_name from stored_file s where s.id = ${id} and s.owner_id = ${user.productClientId}
        and (s.uploaded_by_id = ${user.id}
          or not exists (select 1 from related_document d where d.stored_file_id = s.id)
          or exists (select 1 from related_document d where d.stored_file_id = s.id and ${scope ?? sql`true`}))
    ) found
    join stored_file f on f.id = found.stored_file_id
    limit 1`.execute(db);
  return rows.map((row) => v.parse(v.object({ file: fileSchema }), row).file)[0];
}

/**
 * A picture on a company's printed pages, or one that the person's own company uploaded; undefined for any other file.
 */
export async function findPicture(db: Db, user: CurrentUser, id: string): Promise<StoredFile | undefined> {
  const { rows } = await sql`select json_build_object('fileName', f.file_name, 'mediaType', f.media_type,
      'size', f.size, 'sha256', encode(f.sha256, 'hex')) as file
    from stored_file f where f.id = ${id} and f.is_picture
      and (f.owner_id = ${user.productClientId} or exists (select 1 from company c where c.logo_id = f.id))`.execute(
    db,
  );
  return rows.map((row) => v.parse(v.object({ file: fileSchema }), row).file)[0];
}

/** What a company had stored before a moment, so that it is not added up again for each of many files. */
export interface StoredBefore {
  readonly moment: Date;
  readonly bytes: number;
}

const bytesSchema = v.object({ bytes: v.number() });

/**
 * Uploads are stamped by the clocks of different servers, so those within this time, in milliseconds, are added up for
 * each file.
 */
const lately = 60 * 60 * 1000;

/** What a company had stored before this period. */
export async function storedBefore(db: Db, ownerId: string, now: Date): Promise<StoredBefore> {
  const moment = new Date(now.getTime() - lately);
  const { rows } = await sql`select coalesce(sum(size), 0)::float8 as bytes from stored_file
    where owner_id = ${ownerId} and uploaded_on < ${moment}`.execute(db.withoutPlugins());
  return { moment, bytes: v.parse(bytesSchema, rows[0]).bytes };
}

/**
 * Whether a company's quota has space for a number of bytes; identical content counts each time it is uploaded. Deleted
 * files that are included in `before` free space as well.
 */
export async function hasRoom(
  db: Db,
  ownerId: string,
  size: number,
  quota: number,
  before?: StoredBefore,
): Promise<boolean> {
  const since = before ? sql`and uploaded_on >= ${before.moment}` : sql``;
  const { rows } = await sql`select coalesce(sum(size), 0)::float8 as bytes from stored_file
    where owner_id = ${ownerId} ${since}`.execute(db.withoutPlugins());
  const hasSome = v.parse(bytesSchema, rows[0]).bytes + (before?.bytes ?? 0) + size <= quota;
  return hasSome || before === undefined ? hasSome : hasRoom(db, ownerId, size, quota);
}

/**
 * Registers a file whose bytes are about to be stored, if its company has space for it. The uploads of a company are
 * counted one after the other, so that none is refused after its bytes are stored. Returns the future id of the file,
 * or undefined.
 */
export async function reserveFile(
  db: Db,
  user: CurrentUser,
  file: StoredFile & { readonly isPicture: boolean },
  {
    now,
    quota,
    before,
  }: { readonly now: Date; readonly quota: number; readonly before?: StoredBefore | undefined },
): Promise<string | undefined> {
  const id = crypto.randomUUID();
  return db.transaction().execute(async (transaction) => {
    await sql`select 1 from company where id = ${user.productClientId} for no key update`.execute(
      transaction,
    );
    if (!(await hasRoom(transaction, user.productClientId, file.size, quota, before))) return undefined;
    await lockBytes(transaction, file.sha256);
    await sql`insert into stored_file (id, file_name, media_type, size, sha256, owner_id, uploaded_by_id, uploaded_on,
        is_kept, is_picture)
      values (${id}, ${file.fileName}, ${file.mediaType}, ${file.size}, decode(${file.sha256}, 'hex'),
        ${user.productClientId}, ${user.id}, ${now}, false, ${file.isPicture})`.execute(transaction);
    return id;
  });
}

/** Makes storing and deleting the same bytes exclude each other. */
const lockBytes = (transaction: Db, sha256: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${sha256}, 0))`.execute(transaction);

/** Records that the bytes of a file are stored. */
export async function noteKept(db: Db, id: string): Promise<void> {
  await sql`update stored_file set is_kept = true where id = ${id}`.execute(db);
}

/** Marks files that no record uses as no longer needed. Returns them with the hashes of their bytes. */
export async function noteUnkept(db: Db, ids: readonly string[]) {
  const { rows } = await sql`update stored_file f set is_kept = false where id = any (${ids}::uuid[])
      and not exists (select 1 from related_document d where d.stored_file_id = f.id)
      and not exists (select 1 from template_file t where t.stored_file_id = f.id)
      and not exists (select 1 from company c where c.logo_id = f.id)
    returning id, encode(sha256, 'hex') as sha256`.execute(db);
  return rows.map((row) => v.parse(unkeptSchema, row));
}

/** Removes a file that was not stored, and its bytes unless another file has them. */
export async function giveUpFile(
  db: Db,
  files: Pick<FileStore, 'remove'>,
  { id, sha256 }: { readonly id: string; readonly sha256: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockBytes(transaction, sha256);
    await sql`delete from stored_file where id = ${id} and not is_kept`.execute(transaction);
    const { rows } =
      await sql`select 1 from stored_file where sha256 = decode(${sha256}, 'hex') limit 1`.execute(
        transaction,
      );
    if (rows.length === 0) await files.remove(sha256);
  });
}

const unkeptSchema = v.object({ id: v.string(), sha256: v.string() });

/**
 * Files of a company whose upload started before a moment and never ended, for example because its process was killed.
 */
export async function findUnkept(db: Db, ownerId: string, before: Date) {
  const { rows } = await sql`select id, encode(sha256, 'hex') as sha256 from stored_file
    where owner_id = ${ownerId} and not is_kept and uploaded_on < ${before}`.execute(db);
  return rows.map((row) => v.parse(unkeptSchema, row));
}

/**
 * Records that the shapes of a file were read without an error, and the coordinate system if one was chosen. Once a
 * document uses the file its system is no longer changed, so that the file stays where people saw it.
 */
export async function noteSpatialCheck(db: Db, id: string, system: string | null): Promise<void> {
  await sql`update stored_file f set spatial_checked = true, coordinate_system = case
      when exists (select from related_document d where d.stored_file_id = f.id) then f.coordinate_system
      else ${system}::text end
    where f.id = ${id}`.execute(db);
}
