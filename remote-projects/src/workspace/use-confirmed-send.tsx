import type { ReactNode } from 'react';
import { datedLists } from 'shared-contracts/tasks';
import { useTexts } from 'shared-ui';
import { type SaveAnswer, type SaveInput, useAskedSave } from 'shared-ui/record';
import { useClient } from 'urql';
import { MovesList } from '../attached/tasks/moves-list.tsx';
import { MovedTasksDocument } from '../generated/operations.ts';
import type { ProjectRecord } from '../ground/project-record.ts';

type Send = (input: SaveInput) => Promise<SaveAnswer<ProjectRecord>>;

const isDated = (input: SaveInput): boolean =>
  input.revision !== null &&
  datedLists.some((list: string) => {
    const rows: unknown = Reflect.get(input, list);
    return Array.isArray(rows) && rows.length > 0;
  });

/**
 * Saves a project. If the save would move dates of tasks, these are shown first, and nothing is saved before the person
 * confirms. Render `question` next to the form.
 */
export function useConfirmedSend(send: Send): { readonly send: Send; readonly question: ReactNode } {
  const { t } = useTexts('projects');
  const client = useClient();
  return useAskedSave({
    send,
    find: async (input) => {
      if (!isDated(input)) return undefined;
      const { data } = await client
        .query(MovedTasksDocument, { input }, { requestPolicy: 'network-only' })
        .toPromise();
      return data?.moves.some(({ willMove }) => willMove) ? data.moves : undefined;
    },
    title: t('tasks.moves.title'),
    confirmLabel: t('tasks.moves.save'),
    notSaved: t('tasks.moves.notSaved'),
    children: (moves) => (
      <>
        <p>{t('tasks.moves.question', { count: moves.filter(({ willMove }) => willMove).length })}</p>
        <MovesList moves={moves} />
      </>
    ),
  });
}
