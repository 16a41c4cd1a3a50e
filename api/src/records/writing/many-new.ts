import type { RecordContext } from '../record-context.ts';
import { historyJson, noteWrites, writeHistory, writeHistoryOfMany } from './history-store.ts';
import type { RecordValues, SaveInput, WritableKind } from './writable-kind.ts';

/** Number of new records that one statement writes. */
export const newAtOnce = 1000;

/** Number of records that one statement deletes. */
const removedAtOnce = 500;

/** The parts of a kind that writing new records needs. */
type NewKind<TValues extends RecordValues, TContext extends RecordContext> = Pick<
  WritableKind<SaveInput, TValues, TContext>,
  'kind' | 'type' | 'calledTogether' | 'writer'
>;

/** A new record with the values that its kind's rules returned. */
export interface NewValues<TValues extends RecordValues = RecordValues> {
  readonly id: string;
  readonly values: TValues;
  readonly saveId?: string | null;
}

/**
 * Prepares the statements that write many new records of one kind in the transaction: one for all of the records, and
 * one for their history entries, with the same result as saving each by hand. The caller has checked rights and rules.
 * `madeOf` returns extra columns for each record that are not part of the save. Returns a function that runs the
 * statements.
 */
export async function readyNew<TContext extends RecordContext, TValues extends RecordValues>(
  { kind, type, calledTogether, writer }: NewKind<TValues, TContext>,
  records: readonly NewValues<TValues>[],
  within: TContext,
  madeOf?: (place: number) => Readonly<Record<string, unknown>>,
): Promise<() => Promise<void>> {
  if (!writer.readyAll) throw new Error(`${type} is not written many at once.`);
  if (records.length === 0) return async () => {};
  const write = await writer.readyAll(within, records, madeOf);
  return async () => {
    const entriesJson = await write((texts) =>
      historyJson(
        records.map(({ id, saveId = null }, place) => {
          const after = { revision: 1, texts: texts[place] ?? {} };
          return { written: { id, before: undefined, after }, saveId };
        }),
      ),
    );
    if (calledTogether === undefined) return writeHistory(within, kind, entriesJson);
    const ids = records.map(({ id }) => id);
    return writeHistoryOfMany(within, { recordKind: kind, ids, called: calledTogether }, entriesJson);
  };
}

/** Writes new records of one kind in the transaction, with the statements of `readyNew`. */
export async function writeNew<TContext extends RecordContext, TValues extends RecordValues>(
  kind: NewKind<TValues, TContext>,
  records: readonly NewValues<TValues>[],
  within: TContext,
): Promise<void> {
  const write = await readyNew(kind, records, within);
  await write();
}

/** Deletes many records of one kind in the transaction, each with a history entry. The caller has checked the right. */
export async function removeMany<TInput extends SaveInput>(
  { kind, type, writer }: WritableKind<TInput>,
  ids: readonly string[],
  within: RecordContext,
): Promise<void> {
  const { removeAll, findAll } = writer;
  if (!removeAll || !findAll) throw new Error(`${type} is not deleted many at once.`);
  for (let first = 0; first < ids.length; first += removedAtOnce) {
    const before = await findAll(within, ids.slice(first, first + removedAtOnce));
    if (before.size === 0) continue;
    // Written while the records still exist, so that the history has their names and projects.
    await noteWrites(
      within,
      kind,
      [...before].map(([id, stored]) => ({
        written: { id, before: stored, after: undefined },
        saveId: null,
      })),
    );
    await removeAll(within, [...before.keys()]);
  }
}
