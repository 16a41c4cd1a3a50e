import { isDeepStrictEqual } from 'node:util';
import { texts as writingTexts } from '../../generated/texts/writing.ts';
import { AppError, badInput, notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import type { RecordContext } from '../record-context.ts';
import { besideEachOther } from './batched-query.ts';
import { conflictError, conflictOf } from './conflict.ts';
import { hasSave, haveHistory } from './history-store.ts';
import type { Known } from './known-list.ts';
import { ListWriter, type ReadyRecord } from './list-writer.ts';
import { MadeMeanwhile } from './made-meanwhile.ts';
import {
  asItIs,
  type RecordValues,
  type SaveInput,
  type StoredRecord,
  type WritableKind,
} from './writable-kind.ts';

/** How the rows of a list report errors, by their ids. */
export interface RowReport {
  /** The row is refused; the other rows are still checked. May throw. */
  readonly refused: (id: string, error: AppError) => void;
  /** The database aborted the save because of the row. */
  readonly failed: (id: string, error: unknown) => never;
}

/** A row whose stored record was read and may be changed. */
export interface Met<TInput, TValues extends RecordValues> {
  readonly id: string;
  readonly input: TInput;
  readonly before: StoredRecord<TValues> | undefined;
}

const isUnchanged = (before: RecordValues, after: RecordValues): boolean =>
  Object.entries(after).every(([field, value]) => isDeepStrictEqual(before[field], value));

/** Refuses a new record whose id a deleted record had. */
async function checkFresh<
  TInput extends SaveInput,
  TValues extends RecordValues,
  TContext extends RecordContext,
>(
  kind: WritableKind<TInput, TValues, TContext>,
  id: string,
  within: TContext,
  known: Known<TValues> | undefined,
): Promise<void> {
  const isGone = known ? known.gone.has(id) : (await haveHistory(within.db, kind.kind, [id])).has(id);
  if (!isGone) return;
  if (await kind.writer.find(within, id)) throw new MadeMeanwhile();
  throw badInput(messageFrom(writingTexts, ({ deletedBefore }) => deletedBefore));
}

/**
 * The change that a save makes to a record; undefined if it changes nothing. An earlier row may have created the parent
 * of a new record, so the right to create it is only checked here.
 */
async function readyToWrite<
  TInput extends SaveInput,
  TValues extends RecordValues,
  TContext extends RecordContext,
>(
  kind: WritableKind<TInput, TValues, TContext>,
  { id, input, before }: Met<TInput, TValues>,
  within: TContext,
  known: Known<TValues> | undefined,
): Promise<ReadyRecord<TValues> | undefined> {
  if (!before) {
    await kind.check({ action: 'create', id, input }, within);
    await checkFresh(kind, id, within, known);
  }
  const values = await kind.read(input, within, before);
  if (before && isUnchanged(before.values, values)) return undefined;
  return { id, values, before, saveId: input.saveId ?? null };
}

/**
 * Reads the stored record of a save, and checks the right and the revision; undefined if the save is stored already.
 */
export async function meet<
  TInput extends SaveInput,
  TValues extends RecordValues,
  TContext extends RecordContext,
>(
  kind: WritableKind<TInput, TValues, TContext>,
  id: string,
  input: TInput,
  within: TContext,
  known: Known<TValues> | undefined,
): Promise<Met<TInput, TValues> | undefined> {
  const { db } = within;
  const revision = input.revision ?? null;
  const before = known ? known.before.get(id) : await kind.writer.find(within, id);
  if (!before) {
    if (revision !== null) throw notFound();
    return { id, input, before };
  }
  await kind.check({ action: 'edit', id, input, before }, within);
  const { saveId } = input;
  const isSaved = (key: string) =>
    known ? known.saved.has(`${id} ${key.toLowerCase()}`) : hasSave(db, kind.kind, id, key);
  if (saveId && (await isSaved(saveId))) return undefined;
  if (revision !== asItIs && before.revision !== revision) {
    throw conflictError(await conflictOf(within, kind.kind, { ...before, id, since: revision }));
  }
  return { id, input, before };
}

/** Rows in order, in groups that are written concurrently; a row that must be written alone is a group of its own. */
function* partsOf<TRow>(rows: Iterable<TRow>, isBeside: (row: TRow) => boolean): Generator<readonly TRow[]> {
  let part: TRow[] = [];
  for (const row of rows) {
    if (isBeside(row)) {
      part.push(row);
      continue;
    }
    if (part.length > 0) yield part;
    part = [];
    yield [row];
  }
  if (part.length > 0) yield part;
}

/** Writes the rows that `meet` returned, group by group. */
export async function writeMet<
  TInput extends SaveInput,
  TValues extends RecordValues,
  TContext extends RecordContext,
>(
  kind: WritableKind<TInput, TValues, TContext>,
  rows: readonly Met<TInput, TValues>[],
  known: Known<TValues> | undefined,
  within: TContext,
  { refused, failed }: RowReport,
): Promise<void> {
  const writer = new ListWriter(kind, within);
  const { isWrittenBeside = () => false } = kind;
  const report = (id: string, error: unknown) =>
    error instanceof AppError ? refused(id, error) : failed(id, error);
  /** Runs work on rows, and reports an error at the row that was being worked on. */
  const reporting = async (work: (at: (id: string) => void) => Promise<void>) => {
    let last = '';
    try {
      await work((id) => {
        last = id;
      });
    } catch (error) {
      report(last, error);
    }
  };
  for (const part of partsOf(rows, ({ input }) => isWrittenBeside(input))) {
    const ended = await besideEachOther(within.db, part, (row) => readyToWrite(kind, row, within, known));
    const records = ended.flatMap((end, place) => {
      if (end.status === 'fulfilled') return end.value ?? [];
      report(part[place]?.id ?? '', end.reason);
      return [];
    });
    if (records.length > 0) await reporting((at) => writer.write(records, at));
  }
  await reporting((at) => writer.writePending(at));
}
