import { type ReactNode, useRef, useState } from 'react';
import { datedLists } from 'shared-contracts/tasks';
import { useTexts } from 'shared-ui';
import { ConfirmModal } from 'shared-ui/confirm';
import type { SaveAnswer, SaveInput } from 'shared-ui/record';
import { useClient } from 'urql';
import { MovesList } from '../attached/tasks/moves-list.tsx';
import { MovedTasksDocument, type MovedTasksQuery } from '../generated/operations.ts';
import type { ProjectRecord } from '../ground/project-record.ts';

type Moves = MovedTasksQuery['moves'];

type Send = (input: SaveInput) => Promise<SaveAnswer<ProjectRecord>>;

const isDated = (input: SaveInput): boolean =>
  input.revision !== null &&
  datedLists.some((list: string) => {
    const rows: unknown = Reflect.get(input, list);
    return Array.isArray(rows) && rows.length > 0;
  });

interface Asked {
  readonly moves: Moves;
  readonly answer: (isWanted: boolean) => void;
}

/**
 * Sends the save of a project. If it moves the dates of tasks, these are shown first, and nothing is saved before somebody says
 * yes. `question` belongs beside the form.
 */
export function useAskedSend(send: Send): { readonly send: Send; readonly question: ReactNode } {
  const { t } = useTexts('projects');
  const client = useClient();
  const [asked, setAsked] = useState<Asked>();
  /** The moves that were confirmed: a save that is merged and sent again asks only about others. */
  const confirmed = useRef('');

  const movesOf = async (input: SaveInput): Promise<Moves> => {
    if (!isDated(input)) return [];
    const { data } = await client
      .query(MovedTasksDocument, { input }, { requestPolicy: 'network-only' })
      .toPromise();
    // Whatever refuses this refuses the save itself, which says so at its fields.
    return data?.moves ?? [];
  };

  const sendAsked: Send = async (input) => {
    const moves = await movesOf(input);
    const key = JSON.stringify(moves);
    if (moves.some(({ willMove }) => willMove) && key !== confirmed.current) {
      const isWanted = await new Promise<boolean>((answer) => setAsked({ moves, answer }));
      if (!isWanted) throw new Error(t('tasks.moves.notSaved'));
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
  const count = asked?.moves.filter(({ willMove }) => willMove).length ?? 0;
  return {
    send: sendAsked,
    question: (
      <ConfirmModal
        opened={asked !== undefined}
        title={t('tasks.moves.title')}
        confirmLabel={t('tasks.moves.save')}
        onConfirm={async () => end(true)}
        onClose={() => end(false)}
      >
        <p>{t('tasks.moves.question', { count })}</p>
        <MovesList moves={asked?.moves ?? []} />
      </ConfirmModal>
    ),
  };
}
