import { isDeepStrictEqual } from 'node:util';
import type { RecordKind } from 'shared-contracts/graphql';
import { texts as writingTexts } from '../../generated/texts/writing.ts';
import { AppError, badInput, notFound } from '../../platform/errors/app-error.ts';
import { said, toProgrammers } from '../../platform/errors/said.ts';
import { checkedId, isUuid } from '../../platform/server/arguments.ts';
import type { RecordContext } from '../record-context.ts';
import { conflictOf } from './conflict.ts';
import { hasSave, listHistory, noteWrite } from './history-store.ts';
import { type Known, longList, lookedUp, tellWritten } from './long-list.ts';
import { MadeMeanwhile } from './made-meanwhile.ts';
import { refusalOfBroken } from './refusal-of-broken.ts';
import {
  asItIs,
  type RecordValues,
  type SaveInput,
  type StoredRecord,
  type WritableKind,
} from './writable-kind.ts';

/** What a row is about to do. */
export interface Intent {
  readonly write: () => Promise<void>;
}

/** One record of a save, of whatever kind. */
export interface SavedRow<TContext> {
  readonly kind: RecordKind;
  readonly id: string;
  /** Where it stands in the input, `agreements[2]`; empty for the record that the save is of. */
  readonly path: string;
  /** Keeps the record from others, and refuses who may not change it, and who edited an older revision. */
  readonly meet: (within: TContext) => Promise<Intent>;
  readonly refusal: (error: unknown, context: TContext) => Promise<unknown>;
}

/** Records of one kind that are saved together with others. */
export interface SaveList<TContext> {
  readonly rows: readonly SavedRow<TContext>[];
  readonly checkPerson: (context: TContext) => void | Promise<void>;
  readonly settled: (context: TContext) => void;
  /** What is done in the transaction before any record is looked at, such as a lock on what they all stand in. */
  readonly begin?: (within: TContext) => Promise<void>;
  /** What is done in the transaction when every record is written. */
  readonly finish?: (within: TContext) => Promise<void>;
}

const isUnchanged = (before: RecordValues, after: RecordValues): boolean =>
  Object.entries(after).every(([field, value]) => isDeepStrictEqual(before[field], value));

/** Writes a record, with its history entry and what belongs to it. */
async function write<TInput extends SaveInput, TValues extends RecordValues, TContext extends RecordContext>(
  kind: WritableKind<TInput, TValues, TContext>,
  id: string,
  input: TInput,
  within: TContext,
  before: StoredRecord<TValues> | undefined,
  known?: Known<TValues>,
): Promise<void> {
  const { writer } = kind;
  const values = await kind.read(input, within, before);
  if (before && isUnchanged(before.values, values)) return;
  if (before) await writer.update(within, id, values);
  else if (!(await writer.insert(within, id, values))) throw new MadeMeanwhile();
  if (before && known && !kind.written) {
    known.written.push({ id, before, saveId: input.saveId ?? null });
    return;
  }
  const after = await writer.find(within, id);
  if (!after) throw notFound();
  await noteWrite(within, kind.kind, { id, before, after }, input.saveId ?? null);
  await kind.written?.({ id, before, after }, within);
}

/** Makes a record. What it belongs to may have been made by a row before it, so the right is asked only now. */
async function create<TInput extends SaveInput, TValues extends RecordValues, TContext extends RecordContext>(
  kind: WritableKind<TInput, TValues, TContext>,
  id: string,
  input: TInput,
  within: TContext,
): Promise<void> {
  const { db } = within;
  await kind.check({ action: 'create', id, input }, within);
  if ((await listHistory(db, kind.kind, id, 1)).length > 0) {
    if (await kind.writer.find(within, id)) throw new MadeMeanwhile();
    throw badInput(said(writingTexts, ({ deletedBefore }) => deletedBefore));
  }
  await write(kind, id, input, within, undefined);
}

async function meet<TInput extends SaveInput, TValues extends RecordValues, TContext extends RecordContext>(
  kind: WritableKind<TInput, TValues, TContext>,
  id: string,
  input: TInput,
  within: TContext,
  known?: Known<TValues>,
): Promise<Intent> {
  const { db } = within;
  const revision = input.revision ?? null;
  const before = known ? known.before.get(id) : await kind.writer.find(within, id);
  if (!before) {
    if (revision !== null) throw notFound();
    return { write: () => create(kind, id, input, within) };
  }
  await kind.check({ action: 'edit', id, input, before }, within);
  const { saveId } = input;
  const isSaved = (key: string) =>
    known ? known.saved.has(`${id} ${key.toLowerCase()}`) : hasSave(db, kind.kind, id, key);
  if (saveId && (await isSaved(saveId))) return { write: async () => {} };
  if (revision !== asItIs && before.revision !== revision) {
    const conflict = await conflictOf(db, kind.kind, id, before);
    const sentence = said(writingTexts, ({ changed }) => changed(conflict.changedBy));
    throw new AppError('CONFLICT', sentence, { conflict });
  }
  return { write: () => write(kind, id, input, within, before, known) };
}

/**
 * The records of one kind in a save: those of a list stand at `path`; without one it is the record that the save is of.
 * From `fewest` on they are looked at and told as one, where their kind can.
 */
export function listOf<
  TInput extends SaveInput,
  TValues extends RecordValues,
  TContext extends RecordContext,
>(
  kind: WritableKind<TInput, TValues, TContext>,
  inputs: readonly TInput[],
  path = '',
  fewest = longList,
): SaveList<TContext> {
  /** Of each transaction: one that is broken off is begun anew. */
  const known = new WeakMap<object, Known<TValues>>();
  const rows = inputs.map((input, place): SavedRow<TContext> => {
    if (input.saveId && !isUuid(input.saveId)) throw badInput(toProgrammers('saveId must be a UUID.'));
    const id = checkedId(input.id);
    return {
      kind: kind.kind,
      id,
      path: path && `${path}[${place}]`,
      meet: (within) => meet(kind, id, input, within, known.get(within.db)),
      refusal: (error, context) => refusalOfBroken(error, kind, context),
    };
  });
  return {
    rows,
    begin: async (within) => {
      const found = await lookedUp(kind, inputs, within, fewest);
      if (found) known.set(within.db, found);
    },
    finish: async (within) => {
      const found = known.get(within.db);
      if (found) await tellWritten(kind, found, within);
    },
    checkPerson: (context) => kind.checkPerson?.(context),
    settled: (context) =>
      kind.settled?.(
        rows.map(({ id }) => id),
        context,
      ),
  };
}
