import { useEffect, useState } from 'react';
import type { BulkActionProps } from 'shared-contracts';
import { errorMessage } from 'shared-contracts/client';
import { failureText } from 'shared-contracts/errors';
import { nameIn } from 'shared-contracts/forms';
import { showToast, useTexts } from 'shared-ui';
import { ConfirmModal } from 'shared-ui/confirm';
import { useClient } from 'urql';
import { EffectsList } from '../attached/tasks/effects-list.tsx';
import { MovesList } from '../attached/tasks/moves-list.tsx';
import { taskRow } from '../attached/tasks/task-record.ts';
import { beforeOf, canTake, changeOf } from '../attached/tasks/task-steps.ts';
import classes from '../attached/tasks/tasks.module.css';
import type { TaskEffects, TaskMoves } from '../attached/tasks/use-task-steps.ts';
import {
  type ProjectTaskRowFragment,
  SelectedTasksDocument,
  TaskEffectsDocument,
  UpdateAssignedTasksDocument,
} from '../generated/operations.ts';
import { readSelected } from './selected-rows.ts';

interface Read {
  readonly tasks: readonly ProjectTaskRowFragment[];
  readonly effects: TaskEffects;
  readonly moves: TaskMoves;
}

/** Names of tasks that the dialog shows; the others are counted. */
const named = 10;

/** The selected tasks that the person can complete, and what follows when they do. */
function useTasksToComplete(rows: BulkActionProps['rows']) {
  const client = useClient();
  const { t } = useTexts('projects');
  const [read, setRead] = useState<Read>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let isHere = true;
    const ask = async (): Promise<Read> => {
      const all = await readSelected(
        client,
        SelectedTasksDocument,
        rows.map(({ id }) => id),
      );
      const tasks = all.filter((task) => canTake('complete', taskRow(task).values));
      if (tasks.length === 0) return { tasks, effects: [], moves: [] };
      const input = tasks.map(({ id, revision }) => ({ id, revision, ...changeOf('complete') }));
      const { data, error } = await client
        .query(TaskEffectsDocument, { input }, { requestPolicy: 'network-only' })
        .toPromise();
      if (error || !data) throw new Error(errorMessage(error));
      return { tasks, effects: data.effects, moves: data.moves };
    };
    ask().then(
      (found) => isHere && setRead(found),
      (error: unknown) => isHere && setFailure(failureText(error) ?? t('tasks.failed')),
    );
    return () => {
      isHere = false;
    };
  }, [client, rows, t]);
  return { read, failure };
}

/**
 * Completes the selected tasks of a list, all or none, after showing which ones and what follows. Without effects it can
 * be undone from its message.
 */
export function CompleteTasks({ rows, onDone, onClose }: BulkActionProps) {
  const { t } = useTexts('projects');
  const client = useClient();
  const { read, failure } = useTasksToComplete(rows);
  const save = async (changes: readonly { readonly id: string; readonly revision: number }[]) => {
    const saveId = crypto.randomUUID();
    const input = changes.map((change) => ({ ...change, saveId }));
    const { data, error } = await client.mutation(UpdateAssignedTasksDocument, { input }).toPromise();
    if (error || !data) throw new Error(errorMessage(error));
    return new Map(data.saved.map(({ id, revision }) => [id, revision]));
  };
  const onConfirm = async () => {
    if (failure) throw new Error(failure);
    if (!read) throw new Error(t('tasks.bulk.reading'));
    const { tasks, effects } = read;
    if (tasks.length === 0) throw new Error(t('tasks.bulk.none'));
    const written = await save(tasks.map(({ id, revision }) => ({ id, revision, ...changeOf('complete') })));
    const undo = () =>
      save(
        tasks.map((task) => ({
          id: task.id,
          revision: written.get(task.id) ?? task.revision,
          ...beforeOf('complete', { ...task }),
        })),
      ).then(onDone, (error: unknown) =>
        showToast({ kind: 'error', message: failureText(error) ?? t('tasks.failed') }),
      );
    const [first] = tasks;
    showToast({
      kind: 'success',
      message: t(tasks.length === 1 ? 'tasks.done.completeOne' : 'tasks.done.completeMany', {
        name: nameIn(first?.task, 'name'),
        count: tasks.length,
      }),
      ...(effects.length > 0 ? {} : { undo }),
    });
    onDone();
  };
  const more = (read?.tasks.length ?? 0) - named;
  const left = read ? rows.length - read.tasks.length : 0;
  return (
    <ConfirmModal
      opened
      title={t('tasks.bulk.complete', { count: rows.length })}
      confirmLabel={t('tasks.step.complete')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {failure && <p role="alert">{failure}</p>}
      {!read && !failure && <p role="status">{t('tasks.bulk.reading')}</p>}
      {read && (
        <>
          {read.tasks.length > 0 && (
            <p className={classes['question']}>
              {t('tasks.bulk.count', { count: read.tasks.length, all: rows.length })}
            </p>
          )}
          <ul className={classes['effects']}>
            {read.tasks.slice(0, named).map(({ id, task, recordName }) => (
              <li key={id}>{[nameIn(task, 'name'), recordName].filter(Boolean).join(' · ')}</li>
            ))}
            {more > 0 && <li>{t('rows.bulk.others', { count: more })}</li>}
          </ul>
          {left > 0 && <p className={classes['left']}>{t('tasks.bulk.left', { count: left })}</p>}
          {read.effects.length + read.moves.length > 0 && (
            <>
              <p className={classes['question']}>{t('tasks.follows', { count: read.tasks.length })}</p>
              {read.effects.length > 0 && (
                <EffectsList effects={read.effects} label={t('tasks.followsLabel')} />
              )}
              {read.moves.length > 0 && <MovesList moves={read.moves} />}
            </>
          )}
        </>
      )}
    </ConfirmModal>
  );
}
