import { isDeepStrictEqual } from 'node:util';
import type { RecordKind } from 'shared-contracts/graphql';
import type { Db } from '../../platform/db/database.ts';
import type { HistoryChange } from '../../platform/db/tables.ts';
import { AppError, badInput, notFound } from '../../platform/errors/app-error.ts';
import { checkedId, isUuid } from '../../platform/server/arguments.ts';
import type { RecordContext } from '../record-context.ts';
import { addHistoryEntry, hasSave, listHistory } from './history-store.ts';

type RecordValues = Readonly<Record<string, unknown>>;

/** What every save of a record carries besides its values (decision 2). */
export interface SaveInput {
  readonly id: string;
  readonly revision?: number | null | undefined;
  readonly saveId?: string | null | undefined;
}

/** A record as it is stored. */
export interface StoredRecord<TValues extends RecordValues> {
  readonly revision: number;
  readonly values: TValues;
  /** Its fields as a form shows them, where that is more than a save sends: with the names of what they name. */
  readonly shown?: RecordValues;
  /** Its fields as the history tells them. */
  readonly texts: Readonly<Record<string, string | null>>;
}

/** How records of one kind are read and written; each runs in the transaction of the save. */
export interface RecordWriter<TValues extends RecordValues> {
  readonly kind: RecordKind;
  /** The record, kept from others until the transaction ends; undefined where there is none. */
  readonly find: (db: Db, id: string) => Promise<StoredRecord<TValues> | undefined>;
  /** Writes a new record; false where one of this id is there already. */
  readonly insert: (db: Db, id: string, values: TValues) => Promise<boolean>;
  /** Writes the values of a record that is there, and raises its revision. */
  readonly update: (db: Db, id: string, values: TValues) => Promise<void>;
}

interface Save<TValues extends RecordValues> {
  readonly id: string;
  /** The revision that was edited; null where the person made a new record. */
  readonly revision: number | null;
  readonly saveId: string | null;
  readonly values: TValues;
}

/** What a save changed, field by field. */
export function changesOf<TValues extends RecordValues>(
  before: StoredRecord<TValues> | undefined,
  after: StoredRecord<TValues>,
): HistoryChange[] {
  return Object.entries(after.texts)
    .map(([field, text]) => ({ field, before: before?.texts[field] ?? null, after: text }))
    .filter((change) => change.before !== change.after);
}

const isUnchanged = <TValues extends RecordValues>(before: TValues, after: TValues): boolean =>
  Object.entries(after).every(([field, value]) => isDeepStrictEqual(before[field], value));

/** Refuses a save on another revision, and says who was first. */
export async function conflict<TValues extends RecordValues>(
  db: Db,
  kind: RecordKind,
  id: string,
  { revision, values, shown }: Pick<StoredRecord<TValues>, 'revision' | 'values' | 'shown'>,
  noun = 'record',
): Promise<AppError> {
  const [last] = await listHistory(db, kind, id, 1);
  const changedBy = last?.changedBy.fullName ?? 'Rightway';
  return new AppError('CONFLICT', `This ${noun} was changed by ${changedBy} while you were editing it.`, {
    conflict: {
      revision,
      changedAt: last?.changedAt ?? new Date(0).toISOString(),
      changedBy,
      record: { ...(shown ?? values) },
    },
  });
}

async function write<TValues extends RecordValues>(
  writer: RecordWriter<TValues>,
  save: Save<TValues>,
  { user, clock, db }: Pick<RecordContext, 'user' | 'clock' | 'db'>,
): Promise<void> {
  const { kind } = writer;
  const { id, values, revision, saveId } = save;
  const before = await writer.find(db, id);
  if (before && saveId && (await hasSave(db, kind, id, saveId))) return;
  if (!before && revision !== null) throw notFound();
  if (!before && (await listHistory(db, kind, id, 1)).length > 0) {
    // Another request may have made it between the two looks.
    if (await writer.find(db, id)) return write(writer, save, { user, clock, db });
    throw badInput('A record of this id was deleted. Make a new one.');
  }
  if (before && before.revision !== revision) throw await conflict(db, kind, id, before);
  if (before && isUnchanged(before.values, values)) return;
  if (before) await writer.update(db, id, values);
  else if (!(await writer.insert(db, id, values))) {
    // Another request made this record a moment ago: look again, now that it is there.
    return write(writer, save, { user, clock, db });
  }
  const after = await writer.find(db, id);
  if (!after) throw notFound();
  await addHistoryEntry(db, {
    recordKind: kind,
    recordId: id,
    revision: after.revision,
    saveId,
    changedAt: clock(),
    changedBy: user.id,
    changes: changesOf(before, after),
  });
}

/** The id, revision and save id of a save. Throws BAD_INPUT. */
function readSave<TValues extends RecordValues>(input: SaveInput, values: TValues): Save<TValues> {
  if (input.saveId && !isUuid(input.saveId)) throw badInput('saveId must be a UUID.');
  return { id: checkedId(input.id), revision: input.revision ?? null, saveId: input.saveId ?? null, values };
}

/**
 * Saves a record with its history entry in one transaction: an older revision
 * is a conflict, the same save sent twice is written once, and a save that
 * changes nothing writes nothing. `along` is written in the same transaction.
 * Returns the record's id. Throws an AppError.
 */
export async function saveRecord<TValues extends RecordValues>(
  writer: RecordWriter<TValues>,
  input: SaveInput,
  values: TValues,
  context: RecordContext,
  along: (db: Db, id: string) => Promise<void> = async () => {},
): Promise<string> {
  const save = readSave(input, values);
  await context.db.transaction().execute(async (transaction) => {
    await write(writer, save, { ...context, db: transaction });
    await along(transaction, save.id);
  });
  return save.id;
}
