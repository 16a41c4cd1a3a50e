import { useCallback, useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { saidOf } from 'shared-contracts/errors';
import { nameIn } from 'shared-contracts/forms';
import { showToast, useTexts } from 'shared-ui';
import { type StoredRow, useAdoptRow } from 'shared-ui/record';
import { useClient, useMutation } from 'urql';
import {
  TaskEffectsDocument,
  type TaskEffectsQuery,
  UpdateAssignedTasksDocument,
} from '../../generated/operations.ts';
import { taskRow } from './task-record.ts';
import { canTake, changeOf, mayBeFollowed, type TaskStep } from './task-steps.ts';

export type TaskEffects = TaskEffectsQuery['effects'];

/** A step that waits for a yes, as something follows it. */
interface AskedStep {
  readonly step: TaskStep;
  readonly rows: readonly StoredRow[];
  readonly effects: TaskEffects;
}

/**
 * Starts, completes, holds and reopens tasks, one or several, immediately and independently of the form. First it
 * shows what the rules of the tasks will do: `asked` waits for a yes. `isTold` where that is visible already.
 */
export function useTaskSteps() {
  const { t } = useTexts('projects');
  const client = useClient();
  const adopt = useAdoptRow('tasks');
  const [, update] = useMutation(UpdateAssignedTasksDocument);
  const [asked, setAsked] = useState<AskedStep>();
  const [isBusy, setBusy] = useState(false);

  const write = useCallback(
    async (step: TaskStep, rows: readonly StoredRow[]) => {
      const saveId = crypto.randomUUID();
      const change = changeOf(step);
      const input = rows.map(({ id, revision }) => ({ id, revision, saveId, ...change }));
      const { data, error } = await update({ input });
      if (error) throw new Error(errorMessage(error));
      for (const saved of data?.saved ?? []) adopt(taskRow(saved));
      const [first] = rows;
      const name = first ? nameIn(first.values['task'], 'name') : '';
      showToast({
        kind: 'success',
        message: t(`tasks.done.${step}${rows.length === 1 ? 'One' : 'Many'}`, { name, count: rows.length }),
      });
    },
    [adopt, t, update],
  );

  const take = async (step: TaskStep, rows: readonly StoredRow[], isTold = false): Promise<void> => {
    const able = rows.filter(({ values }) => canTake(step, values));
    if (able.length === 0 || isBusy) return;
    setBusy(true);
    try {
      if (mayBeFollowed(step) && !isTold) {
        const change = changeOf(step);
        const input = able.map(({ id, revision }) => ({ id, revision, ...change }));
        const answer = await client
          .query(TaskEffectsDocument, { input }, { requestPolicy: 'network-only' })
          .toPromise();
        if (answer.error) throw new Error(errorMessage(answer.error));
        const effects = answer.data?.effects ?? [];
        if (effects.length > 0) {
          setAsked({ step, rows: able, effects });
          return;
        }
      }
      await write(step, able);
    } catch (error) {
      const message = saidOf(error) ?? t('tasks.failed');
      showToast({ kind: 'error', message });
    } finally {
      setBusy(false);
    }
  };

  return {
    isBusy,
    take,
    asked,
    /** Rejects with an Error whose message is the server's word. */
    confirm: async () => {
      if (asked) await write(asked.step, asked.rows);
    },
    giveUp: () => setAsked(undefined),
  };
}

export type TaskSteps = ReturnType<typeof useTaskSteps>;
