import { sql } from 'kysely';
import {
  finalizeImportSchema,
  type ImportPlan,
  type ImportSheetKind,
  importedPlanSchema,
  importLimits,
  importSheetKinds,
} from 'shared-contracts/agreement-import';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { RecordContext } from '../../records/record-context.ts';
import type { Choices } from './import-review.ts';

const { corrections, leaveOut, decisions, mappings, recipe } = finalizeImportSchema.entries;
const reviewSchema = v.object({ corrections, leaveOut, decisions, mappings, recipe });

const undoneSchema = v.object({ reverted: v.number(), left: v.number() });

const importSchema = v.object({
  fileId: v.string(),
  projectFileId: v.string(),
  userId: v.string(),
  fileName: v.string(),
  state: v.picklist(['Review', 'Finalizing', 'Done', 'Failed', 'Undone']),
  review: reviewSchema,
  result: v.nullable(importedPlanSchema),
  message: v.nullable(v.string()),
  done: v.number(),
  total: v.number(),
  startedAt: v.string(),
  seenAt: v.string(),
  finishedAt: v.nullable(v.string()),
  undoneAt: v.nullable(v.string()),
  undoneBy: v.nullable(v.string()),
  undone: v.nullable(undoneSchema),
  by: v.object({ id: v.string(), fullName: v.string(), companyName: v.string() }),
});

/** An import as it is kept. */
export type StoredImport = v.InferOutput<typeof importSchema>;

const importRows = sql`select json_build_object('fileId', i.id, 'projectFileId', i.surface_project_id, 'userId', i.user_id,
    'fileName', i.file_name, 'state', i.state, 'review', i.review, 'result', i.result, 'message', i.message,
    'done', i.done, 'total', i.total, 'startedAt', i.started_at, 'seenAt', i.seen_at, 'finishedAt', i.finished_at,
    'undoneAt', i.undone_at, 'undone', i.undone, 'undoneBy', w.full_name,
    'by', json_build_object('id', u.id, 'fullName', u.full_name, 'companyName', c.company_name)) as found
  from agreement_import i join app_user u on u.id = i.user_id join company c on c.id = u.company_id
  left join app_user w on w.id = i.undone_by_id`;

const parsed = (row: unknown): StoredImport => v.parse(v.object({ found: importSchema }), row).found;

/** The import of a file. */
export async function findImport(db: Db, fileId: string): Promise<StoredImport | undefined> {
  const { rows } = await sql`${importRows} where i.id = ${fileId}`.execute(db.withoutPlugins());
  return rows.map(parsed)[0];
}

/** Imports of a project that were begun to be written, newest first. */
export async function importsOf(db: Db, projectId: string): Promise<readonly StoredImport[]> {
  const { rows } = await sql`${importRows} where i.surface_project_id = ${projectId} and i.state <> 'Review'
    order by i.started_at desc, i.id limit ${importLimits.past}`.execute(db.withoutPlugins());
  return rows.map(parsed);
}

/** Stores the state of a review; an import that is being or was written is left unchanged. */
export async function keepReview(
  { db, user, clock }: Pick<RecordContext, 'db' | 'user' | 'clock'>,
  {
    fileId,
    projectId,
    fileName,
  }: { readonly fileId: string; readonly projectId: string; readonly fileName: string },
  review: Choices,
  total: number,
): Promise<void> {
  const kept = JSON.stringify(review);
  await sql`insert into agreement_import (id, surface_project_id, user_id, file_name, state, review, total, started_at,
      seen_at)
    values (${fileId}, ${projectId}, ${user.id}, ${fileName}, 'Review', ${kept}::jsonb, ${total}, ${clock()}, ${clock()})
    on conflict (id) do update set review = excluded.review, total = excluded.total
      where agreement_import.state in ('Review', 'Failed')`.execute(db);
}

/** One attempt to write an import: which, and when it began. A new attempt takes over from one that is silent. */
export interface Begun {
  readonly fileId: string;
  readonly begun: Date;
}

/**
 * Claims an import for writing, unless another process is writing it: one without a recent sign of life is presumed
 * dead. Returns when the write began, undefined if another process has it.
 */
export async function beginFinalize(
  { db, clock }: Pick<RecordContext, 'db' | 'clock'>,
  fileId: string,
  silent: Date,
): Promise<Date | undefined> {
  const begun = clock();
  const { numAffectedRows } =
    await sql`update agreement_import set state = 'Finalizing', message = null, done = 0,
      started_at = ${begun}, seen_at = ${begun}, finished_at = null
    where id = ${fileId} and (state in ('Review', 'Failed') or state = 'Finalizing' and seen_at < ${silent})`.execute(
      db,
    );
  return numAffectedRows === 1n ? begun : undefined;
}

/** The row of an attempt that nobody took over and that has not ended. */
const own = ({ fileId, begun }: Begun) =>
  sql`id = ${fileId} and state = 'Finalizing' and started_at = ${begun}`;

/**
 * Whether an attempt is still the one that writes. Call it after `lockImports`: an attempt that took over since has
 * ended, or waits. Its row is not locked by that, so that progress is stored while it is written.
 */
export async function isOwnTry(db: Db, tried: Begun): Promise<boolean> {
  const { rows } = await sql`select 1 from agreement_import where ${own(tried)}`.execute(db);
  return rows.length === 1;
}

/** Stores the progress of an import. */
export async function noteProgress(
  db: Db,
  tried: Begun,
  now: Date,
  done: number,
  total: number,
): Promise<void> {
  await sql`update agreement_import set done = ${done}, total = ${total}, seen_at = ${now}
    where ${own(tried)}`.execute(db);
}

/** Ends an import with what it did, in the transaction that wrote it. Returns whether it was ours until then. */
export async function noteDone(
  db: Db,
  tried: Begun,
  now: Date,
  result: ImportPlan,
  total: number,
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`update agreement_import set state = 'Done', result = ${JSON.stringify(result)}::jsonb,
      done = ${total}, total = ${total}, finished_at = ${now}, seen_at = ${now} where ${own(tried)}`.execute(
      db,
    );
  return numAffectedRows === 1n;
}

/** Ends an import that wrote nothing, with why. */
export async function noteFailed(db: Db, tried: Begun, now: Date, message: string): Promise<void> {
  await sql`update agreement_import set state = 'Failed', message = ${message}, finished_at = ${now}, seen_at = ${now}
    where ${own(tried)}`.execute(db);
}

/** One import into a project at a time, until the transaction ends: the second one waits. */
export async function lockImports(db: Db, projectId: string): Promise<void> {
  // Longer than others wait for a lock: an import of a whole corridor takes a while.
  await sql`select set_config('lock_timeout', '600000', true), set_config('statement_timeout', '600000', true)`.execute(
    db,
  );
  await sql`select pg_advisory_xact_lock(hashtextextended(${`import ${projectId}`}, 0))`.execute(db);
}

const writtenSchema = v.object({
  kind: v.picklist(['Agreement', 'BusinessAssociate', 'Parcel']),
  recordId: v.string(),
  revision: v.number(),
  label: v.string(),
  before: v.nullable(v.record(v.string(), v.unknown())),
});

/** A record that an import wrote. */
export type WrittenRecord = v.InferOutput<typeof writtenSchema>;

/** Records that one statement keeps. */
const keptAtOnce = 5000;

/** Stores what an import wrote, so that it can be undone. */
export async function keepWritten(db: Db, fileId: string, written: readonly WrittenRecord[]): Promise<void> {
  for (let first = 0; first < written.length; first += keptAtOnce)
    await sql`insert into agreement_import_record (agreement_import_id, kind, record_id, revision, label, before)
      select ${fileId}::uuid, kind, "recordId", revision, left(label, 500), nullif(before, 'null'::jsonb)
      from jsonb_to_recordset(${JSON.stringify(written.slice(first, first + keptAtOnce))}::jsonb)
        as x(kind text, "recordId" uuid, revision int, label text, before jsonb)`.execute(
      db.withoutPlugins(),
    );
}

/** The records that an import wrote. */
export async function writtenBy(db: Db, fileId: string): Promise<readonly WrittenRecord[]> {
  const { rows } = await sql`select kind, record_id as "recordId", revision, label, before
    from agreement_import_record where agreement_import_id = ${fileId} order by kind, label, record_id`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(writtenSchema, row));
}

/** Takes an import as undone, once. Returns whether it was ours to undo. */
export async function noteUndone(
  { db, user, clock }: Pick<RecordContext, 'db' | 'user' | 'clock'>,
  fileId: string,
  undone: v.InferOutput<typeof undoneSchema>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update agreement_import set state = 'Undone', undone_at = ${clock()},
      undone_by_id = ${user.id}, undone = ${JSON.stringify(undone)}::jsonb
    where id = ${fileId} and state = 'Done'`.execute(db);
  return numAffectedRows === 1n;
}

const revisionSchema = v.object({
  id: v.string(),
  revision: v.number(),
  name: v.string(),
  changedBy: v.nullable(v.string()),
});

/** Agreements that are there with their revision, what they are called now and who changed each last. */
export async function lastChanges(db: Db, ids: readonly string[]) {
  const { rows } =
    await sql`select a.id, a.revision, a.called as name, (select u.full_name from history_entry h
        join app_user u on u.id = h.changed_by
      where h.record_kind = 'AGREEMENT' and h.record_id = a.id order by h.revision desc limit 1) as "changedBy"
    from agreement a where a.id = any (${ids}::uuid[]) order by a.id for update`.execute(db.withoutPlugins());
  return new Map(rows.map((row) => v.parse(revisionSchema, row)).map((row) => [row.id, row]));
}

const mappingSchema = v.object({
  kind: v.picklist(importSheetKinds),
  header: v.string(),
  column: v.nullable(v.string()),
});

/** The columns that a company decided. */
export async function companyMappings(db: Db, companyId: string) {
  const { rows } = await sql`select kind, header, column_name as "column" from import_mapping
    where company_id = ${companyId} order by kind, header`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(mappingSchema, row));
}

/** Remembers columns for a company. */
export async function rememberMappings(
  db: Db,
  companyId: string,
  chosen: readonly {
    readonly kind: ImportSheetKind;
    readonly header: string;
    readonly column: string | null;
  }[],
): Promise<void> {
  for (const { kind, header, column } of chosen)
    await sql`insert into import_mapping (company_id, kind, header, column_name)
      values (${companyId}, ${kind}, ${header}, ${column})
      on conflict (company_id, kind, header) do update set column_name = excluded.column_name`.execute(db);
}

/** Forgets columns of a company: those that are named, or all. */
export async function forgetMappings(
  db: Db,
  companyId: string,
  named: readonly { readonly kind: ImportSheetKind; readonly header: string }[] | undefined,
): Promise<void> {
  if (!named) {
    await sql`delete from import_mapping where company_id = ${companyId}`.execute(db);
    return;
  }
  for (const { kind, header } of named)
    await sql`delete from import_mapping where company_id = ${companyId} and kind = ${kind} and header = ${header}`.execute(
      db,
    );
}
