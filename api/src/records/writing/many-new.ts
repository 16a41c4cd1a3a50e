import type { RecordContext } from '../record-context.ts';
import { noteWrites } from './history-store.ts';
import type { RecordValues, SaveInput, WritableKind } from './writable-kind.ts';

/** Records that one statement writes. */
const atOnce = 250;

/** A new record with the values that the rules of its kind gave. */
export interface NewValues {
  readonly id: string;
  readonly values: RecordValues;
}

/**
 * Writes many new records of one kind in the transaction, each told to the history as one that is made by hand: some
 * at a time, so that others get their turn. Who may and what holds was asked before. `madeOf` says the columns of each
 * that no save names; `told` hears how many are written.
 */
export async function writeNew<TInput extends SaveInput>(
  { kind, type, writer }: WritableKind<TInput>,
  records: readonly NewValues[],
  within: RecordContext,
  madeOf?: (place: number) => Readonly<Record<string, unknown>>,
  told?: (written: number) => void,
): Promise<void> {
  const { insertAll, findAll } = writer;
  if (!insertAll || !findAll) throw new Error(`${type} is not written many at once.`);
  for (let first = 0; first < records.length; first += atOnce) {
    const some = records.slice(first, first + atOnce);
    await insertAll(within, some, madeOf && ((place) => madeOf(first + place)));
    const after = await findAll(
      within,
      some.map(({ id }) => id),
    );
    await noteWrites(
      within,
      kind,
      some.map(({ id }) => ({ written: { id, before: undefined, after: after.get(id) }, saveId: null })),
    );
    told?.(first + some.length);
  }
}

/** Deletes many records of one kind in the transaction, each told to the history. Who may was asked before. */
export async function removeMany<TInput extends SaveInput>(
  { kind, type, writer }: WritableKind<TInput>,
  ids: readonly string[],
  within: RecordContext,
): Promise<void> {
  const { removeAll, findAll } = writer;
  if (!removeAll || !findAll) throw new Error(`${type} is not deleted many at once.`);
  for (let first = 0; first < ids.length; first += atOnce) {
    const before = await findAll(within, ids.slice(first, first + atOnce));
    if (before.size === 0) continue;
    // While they are there, so that the history knows what they were called and where they stood.
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
