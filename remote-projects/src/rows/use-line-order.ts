import { useMemo, useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { inSequence, type Sequenced } from 'shared-contracts/grids';
import { showToast, useTexts } from 'shared-ui';
import { type TypedDocumentNode, useClient } from 'urql';
import type { ProjectRecord } from '../ground/project-record.ts';
import type { StoredLines } from './use-lines.ts';

/** Moves the rows of a project into another order; `seen` is the order before, as the person saw it. */
export type ReorderDocument = TypedDocumentNode<
  unknown,
  { surfaceProjectId: string; order: { ids: string[]; seen: string[] } }
>;

/** The ids with one of them moved to an index, from 0. */
function withMoved(ids: readonly string[], id: string, to: number): readonly string[] {
  const others = ids.filter((one) => one !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}

/** The rows in order, and a function that moves one: written immediately, and shown before the write completes. */
export function useLineOrder<TLine extends Sequenced>(
  { id: surfaceProjectId }: ProjectRecord,
  { lines: stored, readAgain }: Pick<StoredLines<TLine>, 'lines' | 'readAgain'>,
  reorder: ReorderDocument,
) {
  const { t } = useTexts('projects');
  const client = useClient();
  const [pending, setPending] = useState<readonly string[]>();
  const inOrder = useMemo(() => inSequence(stored), [stored]);
  const lines = useMemo((): readonly TLine[] => {
    if (!pending) return inOrder;
    const places = new Map(pending.map((id, place) => [id, place + 1]));
    return inSequence(inOrder.map((line) => ({ ...line, sequence: places.get(line.id) ?? line.sequence })));
  }, [inOrder, pending]);
  /** Writes an order over the one that was seen; whether it is stored. Shows why it is not. */
  const order = async (ids: readonly string[], seen: readonly string[]): Promise<boolean> => {
    setPending(ids);
    const { error } = await client
      .mutation(reorder, { surfaceProjectId, order: { ids: [...ids], seen: [...seen] } })
      .toPromise();
    if (error) {
      showToast({ kind: 'error', message: errorMessage(error) || t('rows.order.failed') });
      readAgain();
    }
    setPending(undefined);
    return !error;
  };
  const write = async (id: string, to: number) => {
    const seen = lines.map((line) => line.id);
    const ids = withMoved(seen, id, to);
    if (!(await order(ids, seen))) return;
    showToast({
      kind: 'success',
      message: t('rows.order.moved', { to: to + 1 }),
      undo: async () => {
        await order(seen, ids);
      },
    });
  };
  return { lines, move: (id: string, to: number) => void write(id, to) };
}
