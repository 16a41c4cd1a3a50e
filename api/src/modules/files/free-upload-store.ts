import { sql } from 'kysely';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const uploadSchema = v.object({
  id: v.string(),
  fileName: v.string(),
  /** Bytes. */
  size: v.number(),
  /** Whether its shapes were read without a fault. */
  isChecked: v.boolean(),
  /** Whether it may be printed, because it was uploaded as a picture. */
  isPicture: v.boolean(),
});

type FreeUpload = v.InferOutput<typeof uploadSchema>;

/** An upload, and the record that claims it or uses it already. */
interface Claim {
  readonly id: string;
  readonly holder: string;
}

/**
 * Returns which uploads of the person's company belong to no document or template except the claiming record itself, so
 * that a save that is sent twice finds its file. They are locked until the transaction ends: each can be claimed only
 * once, and if several records claim the same upload, only the first is returned. Each key is the upload's id and the
 * claiming record's, separated by a blank.
 */
export async function claimedUploads(
  db: Db,
  user: CurrentUser,
  claims: readonly Claim[],
): Promise<ReadonlyMap<string, FreeUpload>> {
  const first = new Map(claims.toReversed().map((claim) => [claim.id, claim]));
  if (first.size === 0) return new Map();
  const ids = [...first.keys()];
  const holders = [...first.values()].map(({ holder }) => holder);
  // Locks in a separate statement, because a statement that waits for a lock still sees the former owner.
  await sql`select 1 from stored_file where id = any (${ids}::uuid[]) order by id for update`.execute(db);
  const { rows } = await sql`select json_build_object('id', f.id, 'fileName', f.file_name, 'size', f.size,
      'isChecked', f.spatial_checked, 'isPicture', f.is_picture) as file
    from unnest(${ids}::uuid[], ${holders}::uuid[]) as given (id, holder) join stored_file f on f.id = given.id
    where f.owner_id = ${user.productClientId}
      and not exists (select 1 from related_document d where d.stored_file_id = f.id and d.id <> given.holder)
      and not exists (select 1 from company c where c.logo_id = f.id and c.id <> given.holder)
      and not exists (select 1 from template_file t
        where t.stored_file_id = f.id and t.report_template_id <> given.holder)`.execute(db.withoutPlugins());
  const files = rows.map((row) => v.parse(v.object({ file: uploadSchema }), row).file);
  return new Map(files.map((file) => [`${file.id} ${first.get(file.id)?.holder}`, file]));
}

/** Does the same for uploads that one record claims, by their ids. */
export async function freeUploads(
  db: Db,
  user: CurrentUser,
  ids: readonly string[],
  holder: string,
): Promise<ReadonlyMap<string, FreeUpload>> {
  const free = await claimedUploads(
    db,
    user,
    ids.map((id) => ({ id, holder })),
  );
  return new Map([...free.values()].map((file) => [file.id, file]));
}
