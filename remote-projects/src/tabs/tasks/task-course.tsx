import { useDeferredValue, useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { today } from 'shared-contracts/days';
import { pickedId } from 'shared-contracts/forms';
import { projectAddress } from 'shared-contracts/routes';
import { shownDate } from 'shared-contracts/shown-dates';
import { DataErrorBar, useSession, useShortcut, useTexts } from 'shared-ui';
import { HeaderButton, useFieldValue, useIsReadOnly } from 'shared-ui/form';
import { useNextRow } from 'shared-ui/record';
import { Link } from 'shared-ui/router';
import { useQuery } from 'urql';
import { EffectsList } from '../../attached/tasks/effects-list.tsx';
import { MovesList } from '../../attached/tasks/moves-list.tsx';
import { StepQuestion } from '../../attached/tasks/step-question.tsx';
import { taskRow } from '../../attached/tasks/task-record.ts';
import { canTake, changeOf, type TaskStep, taskSteps } from '../../attached/tasks/task-steps.ts';
import classes from '../../attached/tasks/tasks.module.css';
import { useTaskSteps } from '../../attached/tasks/use-task-steps.ts';
import { ProjectTaskRecordDocument, TaskEffectsDocument } from '../../generated/operations.ts';
import { NoteAtOnce } from './note-at-once.tsx';
import { recordPath } from './record-path.ts';

const isDay = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * The progress of a stored task: the record that it belongs to, one click for each step, and the effects of completing
 * it, or of saving the current edits. The steps are saved immediately, even for an assignee who may only read the
 * project.
 */
export function TaskCourse({ id, projectId }: { readonly id: string; readonly projectId: string }) {
  const { t, language } = useTexts('projects');
  const { user } = useSession();
  const isReadOnly = useIsReadOnly();
  const steps = useTaskSteps();
  const [now] = useState(() => changeOf('complete'));
  const [{ data, error }, ask] = useQuery({ query: ProjectTaskRecordDocument, variables: { id } });
  const started = useDeferredValue(useFieldValue('startedDate'));
  const completed = useDeferredValue(useFieldValue('completedDate'));
  const task = data?.record;
  const row = task && taskRow(task);
  const isTyped = (isDay(started) && !task?.startedDate) || (isDay(completed) && !task?.completedDate);
  const typed = {
    ...(isDay(started) ? { startedDate: started } : {}),
    ...(isDay(completed) ? { completedDate: completed } : {}),
  };
  const [{ data: following }] = useQuery({
    query: TaskEffectsDocument,
    variables: { input: [{ id, ...(isTyped ? typed : now) }] },
    pause: !task || (Boolean(task.completedDate) && !isTyped),
    requestPolicy: 'cache-and-network',
  });
  const next = useNextRow();
  const take = (step: TaskStep, onDone?: () => void) =>
    row &&
    void steps.take(step, [row], {
      knownEffects: step === 'complete' && !isTyped ? following?.effects : undefined,
      onDone,
    });
  const completeAndNext =
    next && row && canTake('complete', row.values) ? () => take('complete', next) : undefined;
  useShortcut(
    completeAndNext && {
      keys: 'mod+enter',
      name: t('tasks.completeNext'),
      run: completeAndNext,
      inDialogs: true,
    },
  );
  if (error && !data)
    return (
      <DataErrorBar
        what={t('tasks.course')}
        message={errorMessage(error)}
        onTryAgain={() => ask({ requestPolicy: 'network-only' })}
      />
    );
  if (!task || !row) return null;
  const effects = task.completedDate && !isTyped ? [] : (following?.effects ?? []);
  const moves = task.completedDate && !isTyped ? [] : (following?.moves ?? []);
  const isOwn = user !== null && pickedId(task.assignee) === user.id;
  return (
    <section className={classes['course']} aria-label={t('tasks.course')}>
      <p className={classes['where']}>
        {t(`tasks.on.${task.parentClass}`)}:{' '}
        <Link to={projectAddress(projectId, recordPath(task))}>{task.recordName}</Link>
        {task.onHold && <span className={classes['held']}>{t('tasks.isHeld')}</span>}
      </p>
      {task.blockedBy && !task.completedDate && (
        <p className={classes['waits']}>
          {t('tasks.waiting.waits', { names: task.blockedBy.split('\n').join(', ') })}
        </p>
      )}
      {!task.blockedBy && task.readyOn && task.readyOn > today() && !task.completedDate && (
        <p className={classes['waits']}>
          {t('tasks.waiting.begins', { day: shownDate(task.readyOn, language) })}
        </p>
      )}
      <div className={classes['steps']}>
        {taskSteps
          .filter((step) => canTake(step, row.values))
          .map((step) => (
            <HeaderButton key={step} onClick={() => take(step)}>
              {t(`tasks.step.${step}`)}
            </HeaderButton>
          ))}
        {completeAndNext && (
          <HeaderButton onClick={completeAndNext}>{t('tasks.completeNextKey')}</HeaderButton>
        )}
      </div>
      {effects.length + moves.length > 0 && (
        <>
          <p className={classes['question']}>{t(isTyped ? 'tasks.followsSave' : 'tasks.followsDone')}</p>
          {effects.length > 0 && <EffectsList effects={effects} label={t('tasks.followsLabel')} />}
          {moves.length > 0 && <MovesList moves={moves} />}
        </>
      )}
      {isReadOnly && isOwn && task.canEdit && <NoteAtOnce key={task.revision} row={row} />}
      <StepQuestion steps={steps} />
    </section>
  );
}
