import { notFound } from '../../platform/errors/app-error.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import type { RecordContext } from '../record-context.ts';
import { noteWrites, savesStored } from './history-store.ts';
import type { RecordValues, SaveInput, StoredRecord, WritableKind } from './writable-kind.ts';

/** Records of one kind from which on a list is looked at and told as one. */
export const longList = 8;

/** What is known of a long list in one transaction. */
export interface Known<TValues extends RecordValues> {
  readonly before: ReadonlyMap<string, StoredRecord<TValues>>;
  /** Saves that are stored already, as `record save`. */
  readonly saved: ReadonlySet<string>;
  /** What was written and is not told yet. */
  readonly written: {
    readonly id: string;
    readonly before: StoredRecord<TValues>;
    readonly saveId: string | null;
  }[];
}

/** Looks at the records of a long list at once; undefined where each is looked at by itself. */
export async function lookedUp<
  TInput extends SaveInput,
  TValues extends RecordValues,
  TContext extends RecordContext,
>(
  kind: WritableKind<TInput, TValues, TContext>,
  inputs: readonly TInput[],
  within: TContext,
  fewest: number,
): Promise<Known<TValues> | undefined> {
  const { prepare, writer } = kind;
  if (!prepare || !writer.findAll || inputs.length < fewest) return undefined;
  const ids = inputs.map(({ id }) => checkedId(id));
  const before = await writer.findAll(within, ids);
  const saves = inputs.flatMap(({ saveId }, place) => {
    const id = ids[place];
    return saveId && id ? [{ id, saveId }] : [];
  });
  await prepare(within, ids);
  return { before, saved: await savesStored(within.db, kind.kind, saves), written: [] };
}

/** Tells the history what was written of a long list. */
export async function tellWritten<
  TInput extends SaveInput,
  TValues extends RecordValues,
  TContext extends RecordContext,
>(
  { kind, writer }: WritableKind<TInput, TValues, TContext>,
  { written }: Known<TValues>,
  within: TContext,
): Promise<void> {
  if (written.length === 0 || !writer.findAll) return;
  const after = await writer.findAll(
    within,
    written.map(({ id }) => id),
  );
  const noted = written.map(({ id, before, saveId }) => {
    const now = after.get(id);
    if (!now) throw notFound();
    return { written: { id, before, after: now }, saveId };
  });
  await noteWrites(within, kind, noted);
}
