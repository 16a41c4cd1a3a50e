import type { RecordKind } from 'shared-contracts/graphql';
import { badInput } from '../../platform/errors/app-error.ts';
import { toProgrammers } from '../../platform/errors/localized-message.ts';
import { checkedId, isUuid } from '../../platform/server/arguments.ts';
import type { RecordContext } from '../record-context.ts';
import { type Known, lookedUp } from './known-list.ts';
import { type Met, meet, type RowReport, writeMet } from './met-rows.ts';
import { refusalOfBroken } from './refusal-of-broken.ts';
import type { RecordValues, SaveInput, WritableKind } from './writable-kind.ts';

/** One record of a save, of any kind. */
export interface SavedRow<TContext> {
  readonly kind: RecordKind;
  readonly id: string;
  /** Its path in the input, such as `agreements[2]`; empty for the record that is being saved itself. */
  readonly path: string;
  /** Whether it is checked concurrently with other rows, whose queries are then combined into one statement. */
  readonly isBeside: boolean;
  /** Locks the record, and refuses people who may not change it as well as saves based on an older revision. */
  readonly meet: (within: TContext) => Promise<void>;
  readonly refusal: (error: unknown, context: TContext) => Promise<unknown>;
}

/** Records of one kind that are saved together with others. */
export interface SaveList<TContext> {
  readonly rows: readonly SavedRow<TContext>[];
  readonly checkPerson: (context: TContext) => void | Promise<void>;
  readonly settled: (context: TContext) => void;
  /** Runs in the transaction before any record is checked, for example to lock what they all belong to. */
  readonly begin?: (within: TContext) => Promise<void>;
  /** Writes the rows that were checked and not refused, each with its history entry and its further writes. */
  readonly write?: (within: TContext, report: RowReport) => Promise<void>;
  /** Runs in the transaction after every record is written. */
  readonly finish?: (within: TContext) => Promise<void>;
}

/** The state of a list in one transaction. */
interface ListState<TInput, TValues extends RecordValues> {
  readonly known: Known<TValues> | undefined;
  readonly met: Map<string, Met<TInput, TValues>>;
}

/** The records of one kind in a save: a list at `path`, or without a path the record that is being saved itself. */
export function listOf<
  TInput extends SaveInput,
  TValues extends RecordValues,
  TContext extends RecordContext,
>(kind: WritableKind<TInput, TValues, TContext>, inputs: readonly TInput[], path = ''): SaveList<TContext> {
  /** One state per transaction, because an aborted transaction is started again. */
  const states = new WeakMap<object, ListState<TInput, TValues>>();
  const rows = inputs.map((input, place): SavedRow<TContext> => {
    if (input.saveId && !isUuid(input.saveId)) throw badInput(toProgrammers('saveId must be a UUID.'));
    const id = checkedId(input.id);
    return {
      kind: kind.kind,
      id,
      path: path && `${path}[${place}]`,
      isBeside: Boolean(kind.writer.findAll && kind.isWrittenBeside?.(input)),
      meet: async (within) => {
        const state = states.get(within.db);
        const met = await meet(kind, id, input, within, state?.known);
        if (met) state?.met.set(id, met);
      },
      refusal: (error, context) => refusalOfBroken(error, kind, context),
    };
  });
  return {
    rows,
    begin: async (within) => {
      states.set(within.db, { known: await lookedUp(kind, inputs, within), met: new Map() });
    },
    write: async (within, report) => {
      const state = states.get(within.db);
      const met = rows.flatMap(({ id }) => state?.met.get(id) ?? []);
      if (met.length > 0) await writeMet(kind, met, state?.known, within, report);
    },
    checkPerson: (context) => kind.checkPerson?.(context),
    settled: (context) =>
      kind.settled?.(
        rows.map(({ id }) => id),
        context,
      ),
  };
}
