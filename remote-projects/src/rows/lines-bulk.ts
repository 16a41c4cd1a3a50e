import type { ReactNode } from 'react';
import { nameIn } from 'shared-contracts/forms';
import type { FormValues } from 'shared-ui/form';
import type { OperationResult } from 'urql';
import type { MovedTaskLineFragment } from '../generated/operations.ts';
import type { BulkKind } from './bulk-edit.tsx';
import { BulkFailure } from './bulk-failure.ts';
import { bulkBefore, bulkInput } from './bulk-values.ts';

/** A row as the list of its tab contains it. */
interface Line {
  readonly id: string;
  readonly revision: number;
}

/** A row as a save changes it; the changed fields are added to these. */
interface ChangedLine extends Line {
  readonly saveId: string;
}

type Moves = readonly MovedTaskLineFragment[];

/** The rows that are edited, or how they are read for the preview. */
export type Lines<TLine> = readonly TLine[] | (() => Promise<readonly TLine[]>);

/** A row as it would be saved. */
type EditedLine = Line & FormValues;

interface LinesBulk<TLine extends Line> extends Omit<BulkKind, 'beside' | 'preview' | 'write'> {
  readonly lines: Lines<TLine>;
  /** The name of a row among those that change. */
  readonly titleOf: (line: TLine) => string;
  /** The values of a row that are edited, by their fields. */
  readonly valuesOf: (line: TLine) => FormValues;
  /** The tasks that these rows would move, were they saved now. */
  readonly movesOf: (input: EditedLine[]) => Promise<OperationResult<{ readonly moves: Moves }>>;
  readonly showMoves: (moves: Moves) => ReactNode;
  /** Writes rows as they were read, all or none; the answer has their new revisions. */
  readonly update: (input: ChangedLine[]) => Promise<OperationResult<{ readonly updated: readonly Line[] }>>;
}

const shown = (value: unknown): string | null =>
  typeof value === 'string'
    ? value || null
    : nameIn(value, 'name') || nameIn(value, 'fullName') || nameIn(value, 'code') || null;

/** The fields of a row that would change. */
const changesOf = (stored: FormValues, values: FormValues) =>
  Object.entries(values).flatMap(([field, value]) => {
    const [before, after] = [shown(stored[field]), shown(value)];
    return before === after ? [] : [{ field, before, after }];
  });

/** Editing several rows together when their values are loaded: the changes are computed from these. */
export const linesBulk = <TLine extends Line>({
  lines,
  titleOf,
  valuesOf,
  movesOf,
  showMoves,
  update,
  ...kind
}: LinesBulk<TLine>): BulkKind => {
  let moves: Moves = [];
  return {
    ...kind,
    preview: async (values) => {
      const read = typeof lines === 'function' ? await lines() : lines;
      const input = read.map(({ id, revision }) => ({ ...bulkInput(values), id, revision }));
      // If this is refused, the save itself will be refused too and report why.
      moves = (await movesOf(input)).data?.moves ?? [];
      return read.map((line) => {
        const stored = valuesOf(line);
        return {
          id: line.id,
          revision: line.revision,
          stored,
          title: titleOf(line),
          changes: changesOf(stored, values),
          faults: [],
        };
      });
    },
    beside: () => showMoves(moves),
    write: async (going, values, saveId) => {
      const save = async (input: ChangedLine[]): Promise<readonly Line[]> => {
        const { data, error } = await update(input);
        if (error || !data) throw new BulkFailure(error);
        return data.updated;
      };
      const before = new Map(going.map(({ id, stored }) => [id, bulkBefore(stored, values)]));
      const written = await save(
        going.map(({ id, revision }) => ({ ...bulkInput(values), id, revision, saveId })),
      );
      const undoId = crypto.randomUUID();
      return async () => {
        await save(written.map(({ id, revision }) => ({ ...before.get(id), id, revision, saveId: undoId })));
      };
    },
  };
};
