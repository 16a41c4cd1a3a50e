import { useCallback, useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { failureText } from 'shared-contracts/errors';
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
import { beforeOf, canTake, changeOf, mayBeFollowed, type TaskStep } from './task-steps.ts';

export type TaskEffects = TaskEffectsQuery['effects'];
export type TaskMoves = TaskEffectsQuery['moves'];

/** A step that waits for a yes, as something follows it. */
interface PendingStep {
  readonly step: TaskStep;
  readonly rows: readonly StoredRow[];
  readonly effects: TaskEffects;
  readonly moves: TaskMoves;
  readonly onDone: (() => void) | undefined;
}

interface TakeOptions {
  /** The effects, if they are visible already: the step is taken without a question. */
  readonly knownEffects?: TaskEffects | undefined;
  /** Called when the step was taken. */
  readonly onDone?: (() => void) | undefined;
}

/**
 * Starts, completes, holds and reopens one or several tasks, immediately and independently of the form. It first shows
 * the effects of the tasks' rules: `pending` waits for confirmation. A step without effects can be undone from its
 * message.
 */
export function useTaskSteps() {
  const { t } = useTexts('projects');
  const client = useClient();
  const adopt = useAdoptRow('tasks');
  const [, update] = useMutation(UpdateAssignedTasksDocument);
  const [pending, setPending] = useState<PendingStep>();
  const [isBusy, setBusy] = useState(false);

  const save = useCallback(
    async (changes: readonly (Pick<StoredRow, 'id' | 'revision'> & object)[]) => {
      const saveId = crypto.randomUUID();
      const { data, error } = await update({ input: changes.map((change) => ({ ...change, saveId })) });
      if (error) throw new Error(errorMessage(error));
      const saved = (data?.saved ?? []).map(taskRow);
      for (const row of saved) adopt(row);
      return saved;
    },
    [adopt, update],
  );

  const takeBack = useCallback(
    async (step: TaskStep, before: readonly StoredRow[], after: readonly StoredRow[]) => {
      const revisions = new Map(after.map(({ id, revision }) => [id, revision]));
      try {
        await save(
          before.map(({ id, revision, values }) => ({
            id,
            revision: revisions.get(id) ?? revision,
            ...beforeOf(step, values),
          })),
        );
      } catch (error) {
        showToast({ kind: 'error', message: failureText(error) ?? t('tasks.failed') });
      }
    },
    [save, t],
  );

  const write = useCallback(
    async (step: TaskStep, rows: readonly StoredRow[], isFollowed: boolean) => {
      const change = changeOf(step);
      const saved = await save(rows.map(({ id, revision }) => ({ id, revision, ...change })));
      const [first] = rows;
      const name = first ? nameIn(first.values['task'], 'name') : '';
      showToast({
        kind: 'success',
        message: t(`tasks.done.${step}${rows.length === 1 ? 'One' : 'Many'}`, { name, count: rows.length }),
        // Effects remain: a task that was assigned, a mail that was sent.
        ...(isFollowed ? {} : { undo: () => takeBack(step, rows, saved) }),
      });
    },
    [save, takeBack, t],
  );

  const take = async (
    step: TaskStep,
    rows: readonly StoredRow[],
    { knownEffects, onDone }: TakeOptions = {},
  ): Promise<void> => {
    const able = rows.filter(({ values }) => canTake(step, values));
    if (able.length === 0 || isBusy) return;
    setBusy(true);
    try {
      if (mayBeFollowed(step) && !knownEffects) {
        const change = changeOf(step);
        const input = able.map(({ id, revision }) => ({ id, revision, ...change }));
        const answer = await client
          .query(TaskEffectsDocument, { input }, { requestPolicy: 'network-only' })
          .toPromise();
        if (answer.error) throw new Error(errorMessage(answer.error));
        const effects = answer.data?.effects ?? [];
        const moves = answer.data?.moves ?? [];
        if (effects.length + moves.length > 0) {
          setPending({ step, rows: able, effects, moves, onDone });
          return;
        }
      }
      await write(step, able, (knownEffects ?? []).length > 0);
      onDone?.();
    } catch (error) {
      const message = failureText(error) ?? t('tasks.failed');
      showToast({ kind: 'error', message });
    } finally {
      setBusy(false);
    }
  };

  return {
    isBusy,
    take,
    pending,
    /** Rejects with an Error whose message is the server's word. */
    confirm: async () => {
      if (!pending) return;
      await write(pending.step, pending.rows, true);
      pending.onDone?.();
    },
    giveUp: () => setPending(undefined),
  };
}

export type TaskSteps = ReturnType<typeof useTaskSteps>;
