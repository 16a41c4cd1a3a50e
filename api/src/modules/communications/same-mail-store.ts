import { sql } from 'kysely';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const rowSchema = v.object({ day: v.string() });

/** Most days that are listed; more would be of no use. */
const most = 3;

/** Records for an uploaded file of a person's company which email it is, by the hash of its Message-ID. */
export async function noteMessage(
  db: Db,
  { productClientId }: Pick<CurrentUser, 'productClientId'>,
  fileId: string,
  messageHash: string,
): Promise<void> {
  await sql`update stored_file set message_hash = decode(${messageHash}, 'hex')
    where id = ${fileId} and owner_id = ${productClientId}
      and message_hash is distinct from decode(${messageHash}, 'hex')`.execute(db);
}

/**
 * Days of the communications to which a person's company already attached the same email, the latest first: the same
 * bytes, or another export with the same Message-ID.
 */
export async function daysOfSame(
  db: Db,
  { productClientId }: Pick<CurrentUser, 'productClientId'>,
  sha256: string,
  messageHash: string | null,
): Promise<string[]> {
  const { rows } = await sql`select distinct c.date::text as day from stored_file f
      join related_document d on d.stored_file_id = f.id join communication c on c.id = d.communication_id
    where (f.sha256 = decode(${sha256}, 'hex') or f.message_hash = decode(${messageHash}::text, 'hex'))
      and f.owner_id = ${productClientId}
    order by day desc limit ${most}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(rowSchema, row).day);
}
