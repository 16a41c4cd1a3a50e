import { type ReactNode, useRef, useState } from 'react';
import { useTexts } from 'shared-ui';
import { ConfirmModal } from 'shared-ui/dialogs';
import type { FormRecord, SaveAnswer, SaveInput } from 'shared-ui/record';
import { useClient } from 'urql';
import { TaskModelMovesDocument, type TaskModelMovesQuery } from '../generated/operations.ts';
import { ModelMovesTable } from './model-moves-table.tsx';

type Found = TaskModelMovesQuery['moves'];

interface Asked {
  readonly found: Found;
  readonly answer: (isWanted: boolean) => void;
}

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
  const [asked, setAsked] = useState<Asked>();
  /** The moves that were confirmed: a save that is merged and sent again asks only about others. */
  const confirmed = useRef('');

  const movesOf = async (input: SaveInput): Promise<Found | undefined> => {
    if (!isModel || input.revision === null) return undefined;
    const { data } = await client
      .query(TaskModelMovesDocument, { input }, { requestPolicy: 'network-only' })
      .toPromise();
    // Whatever refuses this refuses the save itself, which says so at its fields.
    return data?.moves;
  };

  const sendAsked = async (input: SaveInput): Promise<SaveAnswer<TRecord>> => {
    const found = await movesOf(input);
    const key = JSON.stringify(found);
    if (found && found.movingCount > 0 && key !== confirmed.current) {
      const isWanted = await new Promise<boolean>((answer) => setAsked({ found, answer }));
      if (!isWanted) throw new Error(t('modelMoves.notSaved'));
      confirmed.current = key;
    }
    const answer = await send(input);
    if (answer.stored) confirmed.current = '';
    return answer;
  };

  const end = (isWanted: boolean) => {
    asked?.answer(isWanted);
    setAsked(undefined);
  };
  return {
    send: sendAsked,
    question: (
      <ConfirmModal
        opened={asked !== undefined}
        title={t('modelMoves.title')}
        confirmLabel={t('modelMoves.save')}
        onConfirm={async () => end(true)}
        onClose={() => end(false)}
      >
        {asked && <ModelMovesTable found={asked.found} />}
      </ConfirmModal>
    ),
  };
}
