import { useMemo } from 'react';
import {
  type BringKind,
  type Brought,
  type BroughtUndone,
  broughtSchema,
  broughtUndoneSchema,
  type CheckRecords,
  type LookAtTable,
  type LookedTable,
  lookedTableSchema,
  type Recipe,
  type Unpacked,
  unpackedSchema,
  type WriteRecords,
} from 'shared-contracts/bring-in';
import { type FollowedProgress, followedCall } from 'shared-contracts/followed-call';
import { useRest } from 'shared-ui';
import * as v from 'valibot';

/** What a person has chosen about a table so far. */
export type TableChoices = Omit<LookAtTable, 'fileId' | 'kind'>;

/** How long work is followed; aborting it cancels the work. */
interface Follow {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: FollowedProgress) => void;
}

/** The calls that find out how a table is read. Each rejects with an Error whose message is a sentence, or is empty. */
export interface BringInCalls {
  readonly look: (fileId: string, choices: TableChoices, signal: AbortSignal) => Promise<LookedTable>;
  /** Unpacks an archive of documents; the table in it is looked at next. */
  readonly unpack: (fileId: string, signal: AbortSignal) => Promise<Unpacked>;
  readonly keep: (name: string, recipe: Recipe) => Promise<void>;
  readonly forget: (name: string) => Promise<void>;
  /** What a table of records would make; nothing is written. */
  readonly check: (table: CheckRecords, follow: Follow) => Promise<Brought>;
  readonly write: (table: WriteRecords, follow: Follow) => Promise<Brought>;
  readonly undo: (runId: string) => Promise<BroughtUndone>;
  /** The rows that are not written, as a workbook. */
  readonly left: (table: CheckRecords) => Promise<Blob>;
}

/** The calls about tables of one kind. */
export function useBringInCalls(kind: BringKind): BringInCalls {
  const rest = useRest();
  return useMemo(
    () => ({
      look: (fileId, choices, signal) =>
        rest.post('bring-in/look', { fileId, kind, ...choices }, lookedTableSchema, signal),
      unpack: (fileId, signal) => rest.post('bring-in/unpack', { fileId }, unpackedSchema, signal),
      keep: async (name, recipe) => {
        await rest.post('bring-in/keep-recipe', { name, recipe }, v.unknown());
      },
      forget: async (name) => {
        await rest.post('bring-in/forget-recipe', { kind, name }, v.unknown());
      },
      check: (table, follow) =>
        followedCall(rest, 'bring-in/check', table, { ...follow, result: broughtSchema }),
      write: (table, follow) =>
        followedCall(rest, 'bring-in/write', table, { ...follow, result: broughtSchema }),
      undo: (runId) => rest.post('bring-in/undo', { runId }, broughtUndoneSchema),
      left: (table) => rest.download('bring-in/rows-left', table),
    }),
    [rest, kind],
  );
}
