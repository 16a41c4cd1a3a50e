import { sql } from 'kysely';
import * as v from 'valibot';
import { notFound } from '../../platform/errors/app-error.ts';
import { isUuid } from '../../platform/server/arguments.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { bringRefusal } from './bring-words.ts';

const fileSchema = v.object({ fileName: v.string(), sha256: v.string() });

/** A stored file that this person uploaded. Throws NOT_FOUND. */
export async function ownUpload({ db, user }: Pick<RecordContext, 'db' | 'user'>, fileId: string) {
  const gone = () => notFound(bringRefusal((words) => words.gone));
  if (!isUuid(fileId)) throw gone();
  const { rows } = await sql`select file_name as "fileName", encode(sha256, 'hex') as sha256 from stored_file
    where id = ${fileId} and uploaded_by_id = ${user.id} and is_kept`.execute(db.withoutPlugins());
  const [found] = rows.map((row) => v.parse(fileSchema, row));
  if (!found) throw gone();
  return found;
}
