import { Suspense, useMemo, useState } from 'react';
import { ChoiceToggle, lazyScreen, Skeleton, useSession, useShortcut, useTexts } from 'shared-ui';
import { HeaderButton } from 'shared-ui/form';
import { useSearchParams } from 'shared-ui/router';
import { CollectionTab } from 'shared-ui/rows';
import { RowStepButtons } from '../../attached/tasks/row-step-buttons.tsx';
import { StepQuestion } from '../../attached/tasks/step-question.tsx';
import { taskCells, taskColumns } from '../../attached/tasks/task-cells.ts';
import { isShownBy, isTaskFilter, type TaskFilter, taskFilters } from '../../attached/tasks/task-record.ts';
import { canTake, type TaskStep } from '../../attached/tasks/task-steps.ts';
import classes from '../../attached/tasks/tasks.module.css';
import { useProjectTasks } from '../../attached/tasks/use-project-tasks.ts';
import { useTaskSteps } from '../../attached/tasks/use-task-steps.ts';
import type { ProjectRecord } from '../../ground/project-record.ts';
import { AssignModel } from './assign-model.tsx';
import { TaskFilterBar } from './task-filter-bar.tsx';

const TaskTimeline = lazyScreen(async () => (await import('./task-timeline.tsx')).TaskTimeline);

/** Actions on several tasks, in the order of their buttons. */
const forSeveral: readonly TaskStep[] = ['complete', 'start', 'hold', 'resume'];

/**
 * The tasks of a project and of everything below it: who does what by when, on which record. One click starts,
 * completes or holds a task, after its effects are shown. A task or a whole task model is assigned here.
 */
export function TasksTab({ project }: { readonly project: ProjectRecord }) {
  const { t } = useTexts('projects');
  const { user } = useSession();
  const isNew = project.revision === null;
  const { rows, ...load } = useProjectTasks(project.id, isNew);
  const steps = useTaskSteps();
  const [params, setParams] = useSearchParams();
  const [isAssigning, setAssigning] = useState(false);
  const [isTimeline, setTimeline] = useState(false);
  const wanted = params.get('show');
  const filter = isTaskFilter(wanted) ? wanted : 'open';
  const show = (next: TaskFilter) =>
    setParams(
      (now) => {
        now.set('show', next);
        return now;
      },
      { replace: true },
    );
  const shown = useMemo(
    () => rows.filter(({ values }) => isShownBy(filter, values, user)),
    [rows, filter, user],
  );
  const counts = useMemo(() => {
    const count = (one: TaskFilter) => rows.filter(({ values }) => isShownBy(one, values, user)).length;
    return Object.fromEntries(taskFilters.map((one) => [one, count(one)])) as Record<TaskFilter, number>;
  }, [rows, user]);
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const columns = useMemo(() => taskColumns(t), [t]);
  const cellsOf = useMemo(() => taskCells(t), [t]);
  const chosen = (ids: Iterable<string>) => [...ids].flatMap((id) => byId.get(id) ?? []);
  const mayAssign = project.canEdit && !isNew;
  useShortcut(
    mayAssign ? { keys: 'a', name: t('tasks.assignModel'), run: () => setAssigning(true) } : undefined,
  );
  return (
    <div className={classes['tab']}>
      <div className={classes['bars']}>
        <TaskFilterBar
          shown={filter}
          counts={load.isLoading || load.failure ? undefined : counts}
          onShow={show}
        />
        <ChoiceToggle
          label={t('tasks.timeline.view')}
          choices={[
            { value: 'list', label: t('tasks.timeline.list') },
            { value: 'timeline', label: t('tasks.timeline.label') },
          ]}
          value={isTimeline ? 'timeline' : 'list'}
          onChange={(value) => setTimeline(value === 'timeline')}
          onApproach={() => TaskTimeline.preload()}
        />
      </div>
      {isTimeline && (
        <Suspense fallback={<Skeleton height={320} />}>
          <TaskTimeline projectId={project.id} rows={shown} />
        </Suspense>
      )}
      {/* The list stays: a task opens over it, whatever shape it was opened from. */}
      <div className={classes['list']} hidden={isTimeline}>
        <CollectionTab
          collection="tasks"
          label={t('tab.tasks')}
          entity={t(`tasks.none.${filter}`)}
          emptyPurpose={t('emptyTab.tasks')}
          columns={columns}
          cellsOf={cellsOf}
          renderers={{
            steps: ({ id }) => {
              const row = byId.get(id);
              return row && <RowStepButtons row={row} steps={steps} />;
            },
          }}
          cardLine="steps"
          emptyAction={
            shown.length < rows.length ? (
              <HeaderButton onClick={() => show('all')}>
                {t('tasks.showAll', { n: rows.length })}
              </HeaderButton>
            ) : undefined
          }
          rows={shown}
          {...load}
          actions={(selected) => (
            <>
              {mayAssign && (
                <HeaderButton onClick={() => setAssigning(true)}>{t('tasks.assignModel')}</HeaderButton>
              )}
              {selected.size > 0 &&
                forSeveral
                  .filter((step) => chosen(selected).some(({ values }) => canTake(step, values)))
                  .map((step) => (
                    <HeaderButton key={step} onClick={() => void steps.take(step, chosen(selected))}>
                      {t(`tasks.step.${step}`)}
                    </HeaderButton>
                  ))}
            </>
          )}
        />
      </div>
      <StepQuestion steps={steps} />
      {mayAssign && (
        <AssignModel project={project} opened={isAssigning} onClose={() => setAssigning(false)} />
      )}
    </div>
  );
}
