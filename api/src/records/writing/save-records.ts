import { isDeepStrictEqual } from 'node:util';
import { languageOf } from 'shared-contracts';
import type { RecordKind } from 'shared-contracts/graphql';
import { AppError, badInput, notFound } from '../../platform/errors/app-error.ts';
import { checkedId, isUuid } from '../../platform/server/arguments.ts';
import type { RecordContext } from '../record-context.ts';
import { conflictOf } from './conflict.ts';
import { hasSave, listHistory, noteWrite } from './history-store.ts';
import { inTransaction } from './in-transaction.ts';
import { refusalOfBroken } from './refusal-of-broken.ts';
import { Refusals } from './refusals.ts';
import { writingTexts } from './texts/index.ts';
import { asItIs, type RecordValues, type SaveInput, type WritableKind } from './writable-kind.ts';

/** Records that one request may write. */
const most = 1000;

/** One record of a save, of whatever kind. */
interface SavedRow<TContext> {
  readonly kind: RecordKind;
  readonly id: string;
  /** Where it stands in the input, `agreements[2]`; empty for the record that the save is of. */
  readonly path: string;
  readonly lock: (within: TContext) => Promise<unknown>;
  readonly write: (within: TContext) => Promise<void>;
  readonly refusal: (error: unknown, context: TContext) => Promise<unknown>;
}

/** Records of one kind that are saved together with others. */
export interface SaveList<TContext> {
  readonly rows: readonly SavedRow<TContext>[];
  readonly checkPerson: (context: TContext) => void | Promise<void>;
  readonly settled: (context: TContext) => void;
}

const isUnchanged = (before: RecordValues, after: RecordValues): boolean =>
  Object.entries(after).every(([field, value]) => isDeepStrictEqual(before[field], value));

async function write<TInput extends SaveInput, TValues extends RecordValues, TContext extends RecordContext>(
  kind: WritableKind<TInput, TValues, TContext>,
  id: string,
  input: TInput,
  within: TContext,
): Promise<void> {
  const { writer } = kind;
  const { db, user } = within;
  const revision = input.revision ?? null;
  const saveId = input.saveId ?? null;
  const before = await writer.find(within, id);
  if (!before && revision !== null) throw notFound();
  await kind.check(before ? { action: 'edit', id, input, before } : { action: 'create', id, input }, within);
  if (before && saveId && (await hasSave(db, kind.kind, id, saveId))) return;
  if (!before && (await listHistory(db, kind.kind, id, 1)).length > 0) {
    // Another request may have made it between the two looks.
    if (await writer.find(within, id)) return write(kind, id, input, within);
    throw badInput(writingTexts[languageOf(user.locale)].deletedBefore);
  }
  if (before && revision !== asItIs && before.revision !== revision)
    throw new AppError('CONFLICT', 'stale', { conflict: await conflictOf(db, kind.kind, id, before) });
  const values = await kind.read(input, within, before);
  if (before && isUnchanged(before.values, values)) return;
  if (before) await writer.update(within, id, values);
  // Another request made this record a moment ago: look again, now that it is there.
  else if (!(await writer.insert(within, id, values))) return write(kind, id, input, within);
  const after = await writer.find(within, id);
  if (!after) throw notFound();
  await noteWrite(within, kind.kind, { id, before, after }, saveId);
  await kind.written?.({ id, before, after }, within);
}

/** The records of one kind in a save: those of a list stand at `path`; without one it is the record that the save is of. */
export function listOf<
  TInput extends SaveInput,
  TValues extends RecordValues,
  TContext extends RecordContext,
>(kind: WritableKind<TInput, TValues, TContext>, inputs: readonly TInput[], path = ''): SaveList<TContext> {
  const rows = inputs.map((input, place): SavedRow<TContext> => {
    if (input.saveId && !isUuid(input.saveId)) throw badInput('saveId must be a UUID.');
    const id = checkedId(input.id);
    return {
      kind: kind.kind,
      id,
      path: path && `${path}[${place}]`,
      lock: (within) => kind.writer.find(within, id),
      write: (within) => write(kind, id, input, within),
      refusal: (error, context) => refusalOfBroken(error, kind, context),
    };
  });
  return {
    rows,
    checkPerson: (context) => kind.checkPerson?.(context),
    settled: (context) =>
      kind.settled?.(
        rows.map(({ id }) => id),
        context,
      ),
  };
}

/** The row that the database refused to write, so that it is told where it stands. */
class RowFailure<TContext> extends Error {
  readonly row: SavedRow<TContext>;

  constructor(row: SavedRow<TContext>, cause: unknown) {
    super('The database refused a row.', { cause });
    this.row = row;
  }
}

async function writeAll<TContext extends RecordContext>(
  rows: readonly SavedRow<TContext>[],
  refusals: Refusals,
  within: TContext,
): Promise<void> {
  // In one order everywhere, so that two saves of the same records wait for each other and never both.
  const ordered = rows.toSorted((one, other) => one.id.localeCompare(other.id));
  if (rows.length > 1) for (const row of ordered) await row.lock(within);
  for (const row of rows) {
    try {
      await row.write(within);
    } catch (error) {
      if (!(error instanceof AppError)) throw new RowFailure(row, error);
      refusals.add(row.path, error);
    }
  }
  const refused = refusals.answer(within.user, rows.length);
  if (refused) throw refused;
}

function checkRows<TContext extends RecordContext>(
  rows: readonly SavedRow<TContext>[],
  { user }: TContext,
): void {
  const texts = writingTexts[languageOf(user.locale)];
  if (rows.length > most) throw badInput(texts.tooManySaved(most));
  if (new Set(rows.map(({ kind, id }) => `${kind} ${id}`)).size < rows.length) throw badInput(texts.idOnce);
}

/**
 * Saves records of several kinds in one transaction, each with its history entry: all
 * or nothing. A row on an older revision is a conflict at its path, what is wrong with
 * values is told of all rows together, the same save sent twice is written once, and a
 * row that changes nothing writes nothing. Rows below others come after them, with
 * their parent's id. Returns the ids. Throws an AppError.
 */
export async function saveRecords<TContext extends RecordContext>(
  context: TContext,
  lists: readonly SaveList<TContext>[],
): Promise<readonly string[]> {
  const rows = lists.flatMap((list) => list.rows);
  checkRows(rows, context);
  for (const { checkPerson } of lists) await checkPerson(context);
  let refusals = new Refusals();
  try {
    await inTransaction(context, (within) => {
      refusals = new Refusals();
      return writeAll(rows, refusals, within);
    });
  } catch (error) {
    if (!(error instanceof RowFailure)) throw error;
    const refusal = await error.row.refusal(error.cause, context);
    if (!(refusal instanceof AppError)) throw refusal;
    refusals.add(error.row.path, refusal);
    throw refusals.answer(context.user, rows.length) ?? refusal;
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
