import type { ReactNode } from 'react';
import { useTexts } from 'shared-ui';
import { type FormRecord, type SaveAnswer, type SaveInput, useAskedSave } from 'shared-ui/record';
import { useClient } from 'urql';
import { TaskModelMovesDocument } from '../generated/operations.ts';
import { ModelMovesTable } from './model-moves-table.tsx';

/**
 * Saves a record of the administration. If a task model would move dates of open tasks, it first shows them and saves
 * only after confirmation. Render `question` next to the form.
 */
export function useConfirmedModelSave<TRecord extends FormRecord>(
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
