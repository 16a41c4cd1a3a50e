import { notFound } from '../../platform/errors/app-error.ts';
import type { RecordContext } from '../record-context.ts';
import { noteWrites } from './history-store.ts';
import { inOneGo } from './in-one-go.ts';
import { MadeMeanwhile } from './made-meanwhile.ts';
import { writeNew } from './many-new.ts';
import type { RecordValues, SaveInput, StoredRecord, WritableKind } from './writable-kind.ts';

/** A record that was checked and is ready to be written; a new one has no `before`. */
export interface ReadyRecord<TValues extends RecordValues> {
  readonly id: string;
  readonly values: TValues;
  readonly before: StoredRecord<TValues> | undefined;
  readonly saveId: string | null;
}

/**
 * Writes records, with one statement for each table if their kind supports it. Returns those whose history is still to
 * be written.
 */
async function writeOne<
  TInput extends SaveInput,
  TValues extends RecordValues,
  TContext extends RecordContext,
>(
  { writer }: WritableKind<TInput, TValues, TContext>,
  { id, values, before }: ReadyRecord<TValues>,
  within: TContext,
): Promise<void> {
  if (before) await writer.update(within, id, values, before);
  else if (!(await writer.insert(within, id, values))) throw new MadeMeanwhile();
}

/** Writes records, a statement for each table where their kind can. Returns those whose history is still to be written. */
async function writeMany<
  TInput extends SaveInput,
  TValues extends RecordValues,
  TContext extends RecordContext,
>(
  kind: WritableKind<TInput, TValues, TContext>,
  records: readonly ReadyRecord<TValues>[],
  within: TContext,
): Promise<readonly ReadyRecord<TValues>[]> {
  const { writer, written, isReadAsWritten = false } = kind;
  const fresh = records.filter(({ before }) => before === undefined);
  const changed = records.flatMap(({ before, ...record }) => (before ? [{ ...record, before }] : []));
  if (changed.length > 0) await writer.updateAll?.(within, changed);
  if (isReadAsWritten && !written && writer.readyAll) {
    await writeNew(kind, fresh, within);
    return changed;
  }
  if (fresh.length > 0) await writer.addAll?.(within, fresh);
  return records;
}

/** Reads the records again after they were written, by their ids. */
async function storedNow<
  TInput extends SaveInput,
  TValues extends RecordValues,
  TContext extends RecordContext,
>(
  { writer }: WritableKind<TInput, TValues, TContext>,
  ids: readonly string[],
  within: TContext,
): Promise<ReadonlyMap<string, StoredRecord<TValues>>> {
  if (writer.readAll) return writer.readAll(within, ids);
  const found = new Map<string, StoredRecord<TValues>>();
  for (const id of ids) {
    const stored = await writer.find(within, id);
    if (stored) found.set(id, stored);
  }
  return found;
}

/** Writes the records of a list of a save as they become ready, in one transaction. */
export class ListWriter<
  TInput extends SaveInput,
  TValues extends RecordValues,
  TContext extends RecordContext,
> {
  readonly #kind: WritableKind<TInput, TValues, TContext>;
  readonly #within: TContext;
  #pending: ReadyRecord<TValues>[] = [];

  constructor(kind: WritableKind<TInput, TValues, TContext>, within: TContext) {
    this.#kind = kind;
    this.#within = within;
  }

  /**
   * Writes records. `at` receives the id of each record before work on it starts, so that an error can be shown at its
   * row.
   */
  async write(records: readonly ReadyRecord<TValues>[], at: (id: string) => void): Promise<void> {
    const [kind, within] = [this.#kind, this.#within];
    const each = async () => {
      for (const record of records) {
        at(record.id);
        await writeOne(kind, record, within);
      }
    };
    const { addAll, updateAll } = kind.writer;
    let unrecorded = records;
    const together = async () => {
      unrecorded = await writeMany(kind, records, within);
    };
    const alone = async () => {
      unrecorded = records;
      await each();
    };
    if (records.length > 1 && addAll && updateAll) await inOneGo(within.db, together, alone);
    else await each();
    this.#pending.push(...unrecorded);
    // The check of the next record may depend on what follows from this one.
    if (kind.written) await this.writePending(at);
  }

  /** Writes the pending history entries, and runs the further writes of the kind for each record. */
  async writePending(at: (id: string) => void): Promise<void> {
    const [records, kind, within] = [this.#pending, this.#kind, this.#within];
    this.#pending = [];
    if (records.length === 0) return;
    const ids = records.map(({ id }) => id);
    at(ids[0] ?? '');
    const now = await storedNow(kind, ids, within);
    const noted = records.map(({ id, before, saveId }) => {
      const after = now.get(id);
      if (!after) throw notFound();
      return { written: { id, before, after }, saveId };
    });
    await noteWrites(within, kind.kind, noted);
    for (const { written } of noted) {
      at(written.id);
      await kind.written?.(written, within);
    }
  }
}
