import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import {
  documentLife,
  type LackingRecord,
  lackingRecordSchema,
  type OutputFormat,
  outputFormats,
} from 'shared-contracts/reports';
import * as v from 'valibot';
import type { Db } from '../platform/db/database.ts';

const documentSchema = v.object({
  id: v.string(),
  outputFormat: v.picklist(outputFormats),
  fileName: v.string(),
  state: v.picklist(['Running', 'Done', 'Failed']),
  message: v.nullable(v.string()),
  missing: v.nullable(v.array(lackingRecordSchema)),
  size: v.nullable(v.pipe(v.union([v.string(), v.number()]), v.transform(Number))),
  startedAt: v.date(),
  isOpened: v.boolean(),
});

export type GeneratedDocument = v.InferOutput<typeof documentSchema>;

/**
 * The key of a document's bytes in the file store. It depends on the document and not on the content, because the bytes
 * are deleted with the document even if another one has the same.
 */
export const bytesOf = (id: string): string => createHash('sha256').update(`document ${id}`).digest('hex');

interface NewDocument {
  readonly id: string;
  readonly userId: string;
  readonly reportId: string | null;
  readonly outputFormat: OutputFormat;
  readonly fileName: string;
}

/** Records a document that is being created. */
export async function noteRunning(db: Db, document: NewDocument, now: Date): Promise<void> {
  const { id, userId, reportId, outputFormat, fileName } = document;
  await sql`insert into generated_document
      (id, user_id, report_id, output_format, file_name, state, started_at, expires_at)
    values (${id}, ${userId}, ${reportId}, ${outputFormat}, ${fileName}, 'Running', ${now},
      ${new Date(now.getTime() + documentLife)})`.execute(db);
}

/** Records that a document is finished; it expires an hour later. Returns whether it is still wanted. */
export async function noteDone(db: Db, id: string, size: number, now: Date): Promise<boolean> {
  const { rows } = await sql`update generated_document
    set state = 'Done', size = ${size}, expires_at = ${new Date(now.getTime() + documentLife)}
    where id = ${id} and state = 'Running' returning id`.execute(db);
  return rows.length > 0;
}

/** Records why a document was not created, and which records lack values for it. */
export async function noteFailed(
  db: Db,
  id: string,
  message: string,
  missing?: readonly LackingRecord[],
): Promise<void> {
  const missingJson = missing ? JSON.stringify(missing) : null;
  await sql`update generated_document set state = 'Failed', message = ${message}, missing = ${missingJson}::jsonb
    where id = ${id} and state = 'Running'`.execute(db);
}

/** A document of the person who requested it, unless it has expired. */
export async function findDocument(
  db: Db,
  userId: string,
  id: string,
  now: Date,
): Promise<GeneratedDocument | undefined> {
  const { rows } = await sql`select id, output_format, file_name, state, message, missing, size, started_at,
      opened_at is not null as is_opened
    from generated_document where id = ${id} and user_id = ${userId} and expires_at > ${now}`.execute(db);
  return rows.map((row) => v.parse(documentSchema, row))[0];
}

/** Records that the person saw that a document is finished: the inbox reports those that nobody waits for. */
export async function noteOpened(db: Db, id: string, now: Date): Promise<void> {
  await sql`update generated_document set opened_at = ${now} where id = ${id} and opened_at is null`.execute(
    db,
  );
}

const idSchema = v.object({ id: v.string() });

/** Deletes the record of a document. */
export async function forgetDocument(db: Db, id: string): Promise<void> {
  await sql`delete from generated_document where id = ${id}`.execute(db);
}

/** Some of the documents that have expired. */
export async function expiredDocuments(db: Db, now: Date): Promise<readonly string[]> {
  const { rows } = await sql`select id from generated_document where expires_at <= ${now}
    order by expires_at limit 200`.execute(db);
  return rows.map((row) => v.parse(idSchema, row).id);
}
