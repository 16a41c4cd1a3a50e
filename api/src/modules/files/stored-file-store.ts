import { sql } from 'kysely';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { RecordCatalog } from '../../records/reading/record-catalog.ts';
import { scopeCondition } from '../../records/reading/scopes.ts';

const fileSchema = v.object({
  fileName: v.string(),
  mediaType: v.string(),
  size: v.number(),
  sha256: v.string(),
});

export type StoredFile = v.InferOutput<typeof fileSchema>;

/**
 * The file behind a document, a template file or an upload of the person's own
 * company, or undefined where the person sees none.
 */
export async function findStoredFile(
  { db, catalog }: { readonly db: Db; readonly catalog: RecordCatalog },
  user: CurrentUser,
  id: string,
): Promise<StoredFile | undefined> {
  const scope = scopeCondition(catalog, 'RelatedDocument', { alias: 'd', user });
  const { rows } = await sql`
    select json_build_object('fileName', coalesce(found.name, f.file_name), 'mediaType', f.media_type,
      'size', f.size, 'sha256', encode(f.sha256, 'hex')) as file
    from (
      select d.stored_file_id, d.name from related_document d where d.id = ${id} and ${scope ?? sql`true`}
      union all
      select t.stored_file_id, t.name from template_file t where t.id = ${id}
      union all
      select s.id, s.file_name from stored_file s where s.id = ${id} and s.owner_id = ${user.productClientId}
    ) found
    join stored_file f on f.id = found.stored_file_id
    limit 1`.execute(db);
  return rows.map((row) => v.parse(v.object({ file: fileSchema }), row).file)[0];
}

/** Whether a company has room for so many bytes more; the same content counts as often as it was uploaded. */
export async function hasRoom(db: Db, ownerId: string, size: number, quota: number): Promise<boolean> {
  const { rows } =
    await sql`select coalesce(sum(size), 0)::float8 as bytes from stored_file where owner_id = ${ownerId}`.execute(
      db.withoutPlugins(),
    );
  return v.parse(v.object({ bytes: v.number() }), rows[0]).bytes + size <= quota;
}

/**
 * Notes a file whose bytes are kept, where its company has room for it; the uploads of a company
 * are counted one after the other. Returns the id that it is known by from then on, or undefined.
 */
export async function addStoredFile(
  db: Db,
  user: CurrentUser,
  file: StoredFile,
  { now, quota }: { readonly now: Date; readonly quota: number },
): Promise<string | undefined> {
  const id = crypto.randomUUID();
  return db.transaction().execute(async (transaction) => {
    await sql`select 1 from company where id = ${user.productClientId} for no key update`.execute(
      transaction,
    );
    if (!(await hasRoom(transaction, user.productClientId, file.size, quota))) return undefined;
    await sql`insert into stored_file (id, file_name, media_type, size, sha256, owner_id, uploaded_by_id, uploaded_on)
      values (${id}, ${file.fileName}, ${file.mediaType}, ${file.size}, decode(${file.sha256}, 'hex'),
        ${user.productClientId}, ${user.id}, ${now})`.execute(transaction);
    return id;
  });
}

/** Notes that the shapes of a file were read without a fault. */
export async function noteSpatialCheck(db: Db, id: string): Promise<void> {
  await sql`update stored_file set spatial_checked = true where id = ${id}`.execute(db);
}
