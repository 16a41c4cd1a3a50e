import { useMemo, useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { inSequence } from 'shared-contracts/grids';
import { showToast, useTexts } from 'shared-ui';
import { useClient } from 'urql';
import { type AgreementLineFragment, ReorderAgreementsDocument } from '../generated/operations.ts';
import type { ProjectRecord } from '../project/project-record.ts';
import type { useAgreements } from './use-agreements.ts';

/** The ids with one of them at another place, from 0. */
function withMoved(ids: readonly string[], id: string, to: number): readonly string[] {
  const others = ids.filter((one) => one !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}

/** The agreements in their order, and how one is put at another place: written at once, and shown before it is. */
export function useAgreementOrder(
  { id: surfaceProjectId }: ProjectRecord,
  { lines: stored, readAgain }: Pick<ReturnType<typeof useAgreements>, 'lines' | 'readAgain'>,
) {
  const { t } = useTexts('projects');
  const client = useClient();
  const [pending, setPending] = useState<readonly string[]>();
  const inOrder = useMemo(() => inSequence(stored), [stored]);
  const lines = useMemo((): readonly AgreementLineFragment[] => {
    if (!pending) return inOrder;
    const places = new Map(pending.map((id, place) => [id, place + 1]));
    return inSequence(inOrder.map((line) => ({ ...line, sequence: places.get(line.id) ?? line.sequence })));
  }, [inOrder, pending]);
  const write = async (id: string, to: number) => {
    const seen = lines.map((line) => line.id);
    const ids = withMoved(seen, id, to);
    setPending(ids);
    const { error } = await client
      .mutation(ReorderAgreementsDocument, { surfaceProjectId, order: { ids: [...ids], seen } })
      .toPromise();
    if (error) {
      showToast({ kind: 'error', message: errorMessage(error) || t('agreements.order.failed') });
      readAgain();
    }
    setPending(undefined);
  };
  return { lines, move: (id: string, to: number) => void write(id, to) };
}
