import { checkedId } from '../../platform/server/arguments.ts';
import type { RecordContext } from '../record-context.ts';
import { haveHistory, savesStored } from './history-store.ts';
import type { RecordValues, SaveInput, StoredRecord, WritableKind } from './writable-kind.ts';

/** What is known about a list's records in one transaction, looked up before any of them is checked. */
export interface Known<TValues extends RecordValues> {
  readonly before: ReadonlyMap<string, StoredRecord<TValues>>;
  /** Saves that are stored already, each as `<record id> <save id>`. */
  readonly saved: ReadonlySet<string>;
  /** Ids of records that do not exist now but have a history, so they were deleted. */
  readonly gone: ReadonlySet<string>;
}

/** Looks up all records of a list together; undefined for kinds whose records are looked up one by one. */
export async function lookedUp<
  TInput extends SaveInput,
  TValues extends RecordValues,
  TContext extends RecordContext,
>(
  { kind, prepare, writer }: WritableKind<TInput, TValues, TContext>,
  inputs: readonly TInput[],
  within: TContext,
): Promise<Known<TValues> | undefined> {
  if (!writer.findAll || inputs.length === 0) return undefined;
  const ids = inputs.map(({ id }) => checkedId(id));
  const before = await writer.findAll(within, ids);
  const saves = inputs.flatMap(({ saveId }, place) => {
    const id = ids[place];
    return saveId && id && before.has(id) ? [{ id, saveId }] : [];
  });
  if (before.size > 0) await prepare?.(within, ids);
  const missing = ids.filter((id) => !before.has(id));
  return {
    before,
    saved: await savesStored(within.db, kind, saves),
    gone: missing.length > 0 ? await haveHistory(within.db, kind, missing) : new Set(),
  };
}
