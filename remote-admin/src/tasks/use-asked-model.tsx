import type { ReactNode } from 'react';
import { useTexts } from 'shared-ui';
import { type FormRecord, type SaveAnswer, type SaveInput, useAskedSave } from 'shared-ui/record';
import { useClient } from 'urql';
import { TaskModelMovesDocument } from '../generated/operations.ts';
import { ModelMovesTable } from './model-moves-table.tsx';

/**
 * Sends the save of a record of administration. One of a task model that moves the dates of open tasks shows these first, and
 * nothing is saved before somebody says yes. `question` belongs beside the form.
 */
export function useAskedModel<TRecord extends FormRecord>(
  send: (input: SaveInput) => Promise<SaveAnswer<TRecord>>,
  isModel: boolean,
): { readonly send: typeof send; readonly question: ReactNode } {
  const { t } = useTexts('admin');
  const client = useClient();
  return useAskedSave({
    send,
    find: async (input) => {
      if (!isModel || input.revision === null) return undefined;
      const { data } = await client
        .query(TaskModelMovesDocument, { input }, { requestPolicy: 'network-only' })
        .toPromise();
      return data && data.moves.movingCount > 0 ? data.moves : undefined;
    },
    title: t('modelMoves.title'),
    confirmLabel: t('modelMoves.save'),
    notSaved: t('modelMoves.notSaved'),
    children: (found) => <ModelMovesTable found={found} />,
  });
}
