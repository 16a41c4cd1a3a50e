import { languageOf } from 'shared-contracts';
import { texts as writingTexts } from '../../generated/texts/writing.ts';
import { AppError, badInput } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import type { RecordContext } from '../record-context.ts';
import { besideEachOther } from './batched-query.ts';
import { inTransaction } from './in-transaction.ts';
import { Refusals } from './refusals.ts';
import { listOf, type SavedRow, type SaveList } from './save-list.ts';
import type { RecordValues, SaveInput, WritableKind } from './writable-kind.ts';

/** Most records that one request may write. */
const most = 1000;

/** Carries the row that the database refused to write, so that the error can be reported at its path. */
class RowFailure<TContext> extends Error {
  readonly row: SavedRow<TContext>;

  constructor(row: SavedRow<TContext>, cause: unknown) {
    super('The database refused a row.', { cause });
    this.row = row;
  }
}

/** Checks all rows of a save, and collects the errors of those that are refused. */
async function meetAll<TContext extends RecordContext>(
  rows: readonly SavedRow<TContext>[],
  refusals: Refusals,
  within: TContext,
): Promise<void> {
  const refused = new Map<SavedRow<TContext>, AppError>();
  const meet = async (row: SavedRow<TContext>) => {
    try {
      await row.meet(within);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.set(row, error);
    }
  };
  // Always in the same order, so that two saves of the same records wait for each other instead of deadlocking.
  const sorted = rows.toSorted((one, other) => one.id.localeCompare(other.id));
  for (const row of sorted) if (!row.isBeside) await meet(row);
  const ended = await besideEachOther(
    within.db,
    sorted.filter(({ isBeside }) => isBeside),
    meet,
  );
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
  for (const row of rows) {
    const error = refused.get(row);
    if (error) refusals.add(row.path, error);
  }
}

async function writeAll<TContext extends RecordContext>(
  lists: readonly SaveList<TContext>[],
  refusals: Refusals,
  within: TContext,
): Promise<void> {
  const rows = lists.flatMap((list) => list.rows);
  // All rows are checked before the first is written, so that a conflict shows what others stored and not what this
  // save is writing.
  await meetAll(rows, refusals, within);
  for (const list of lists) {
    const rowOf = (wanted: string) => list.rows.find(({ id }) => id === wanted);
    await list.write?.(within, {
      refused: (id, error) => refusals.add(rowOf(id)?.path ?? '', error),
      failed: (id, error) => {
        const row = rowOf(id);
        throw row ? new RowFailure(row, error) : error;
      },
    });
  }
  const refused = refusals.answer(rows.length);
  if (refused) throw refused;
  for (const { finish } of lists) await finish?.(within);
}

function checkRows<TContext extends RecordContext>(rows: readonly SavedRow<TContext>[]): void {
  if (rows.length > most) throw badInput(messageFrom(writingTexts, ({ tooManySaved }) => tooManySaved(most)));
  if (new Set(rows.map(({ kind, id }) => `${kind} ${id}`)).size < rows.length)
    throw badInput(messageFrom(writingTexts, ({ idOnce }) => idOnce));
}

/**
 * Saves records of several kinds in one transaction, all or none, each with its history entry. A row based on an older
 * revision is reported as a conflict at its path; errors in values are reported for all rows together. Sending the same
 * save twice writes it once, and a row without changes writes nothing. Rows that belong to another row of the save come
 * after it and contain its id. Returns the ids. Throws an AppError.
 */
export async function saveRecords<TContext extends RecordContext>(
  context: TContext,
  lists: readonly SaveList<TContext>[],
): Promise<readonly string[]> {
  const rows = lists.flatMap((list) => list.rows);
  checkRows(rows);
  for (const { checkPerson } of lists) await checkPerson(context);
  const language = languageOf(context.user.locale);
  let refusals = new Refusals(language);
  try {
    await inTransaction(context, async (within) => {
      refusals = new Refusals(language);
      for (const { begin } of lists) await begin?.(within);
      return writeAll(lists, refusals, within);
    });
  } catch (error) {
    if (!(error instanceof RowFailure)) throw error;
    const refusal = await error.row.refusal(error.cause, context);
    if (!(refusal instanceof AppError)) throw refusal;
    refusals.add(error.row.path, refusal);
    throw refusals.answer(rows.length) ?? refusal;
  } finally {
    for (const { settled } of lists) settled(context);
  }
  return rows.map(({ id }) => id);
}

/** Saves one record. Returns its id. Throws an AppError. */
export async function saveRecord<
  TInput extends SaveInput,
  TValues extends RecordValues,
  TContext extends RecordContext,
>(kind: WritableKind<TInput, TValues, TContext>, input: TInput, context: TContext): Promise<string> {
  const [id = input.id] = await saveRecords(context, [listOf(kind, [input])]);
  return id;
}
