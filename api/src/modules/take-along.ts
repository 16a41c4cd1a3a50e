import type { RecordContext } from '../records/record-context.ts';
import { noteWrite } from '../records/writing/history-store.ts';
import type { RecordValues, SaveInput, WritableKind } from '../records/writing/writable-kind.ts';

/** Deletes the records that belong to a deleted one, each with its own history entry, regardless of who wrote them. */
export async function takeAlong<TInput extends SaveInput, TValues extends RecordValues>(
  kind: WritableKind<TInput, TValues>,
  ids: readonly string[],
  within: RecordContext,
): Promise<void> {
  for (const id of ids) {
    const before = await kind.writer.find(within, id);
    if (!before) continue;
    await noteWrite(within, kind.kind, { id, before, after: undefined }, null);
    await kind.writer.remove(within, id);
  }
}
