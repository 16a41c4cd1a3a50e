import { useMemo, useState } from 'react';
import { gridColumn } from 'shared-contracts/grids';
import { type Translate, useSession, useShortcut, useTexts } from 'shared-ui';
import { type FormValues, HeaderButton } from 'shared-ui/form';
import { useSearchParams } from 'shared-ui/router';
import { CollectionTab } from 'shared-ui/rows';
import type { ProjectRecord } from '../project/project-record.ts';
import { nameIn, textIn } from '../rows/picked.ts';
import { AssignModel } from './assign-model.tsx';
import { RowStepButtons } from './row-step-buttons.tsx';
import { StepQuestion } from './step-question.tsx';
import { TaskFilterBar } from './task-filter-bar.tsx';
import { isShownBy, isTaskFilter, type TaskFilter, taskFilters } from './task-record.ts';
import { canTake, type TaskStep } from './task-steps.ts';
import classes from './tasks.module.css';
import { useProjectTasks } from './use-project-tasks.ts';
import { useTaskSteps } from './use-task-steps.ts';

const taskColumns = (t: Translate) => [
  gridColumn('string', 'task', t('tasks.task'), { width: 190 }),
  gridColumn('string', 'recordName', t('tasks.record'), { width: 200 }),
  gridColumn('string', 'steps', t('tasks.steps'), { width: 170, sortable: false, filterable: false }),
  gridColumn('date', 'dueDate', t('tasks.dueDate'), {
    width: 195,
    formatter: 'due',
    doneBy: 'completedDate',
  }),
  gridColumn('string', 'assignee', t('tasks.assignee'), { width: 140, formatter: 'person' }),
  gridColumn('string', 'role', t('tasks.role'), { width: 140 }),
  gridColumn('string', 'parentClass', t('tasks.parentClass'), { width: 110 }),
  gridColumn('date', 'assignedDate', t('tasks.assignedDate'), { width: 110 }),
  gridColumn('date', 'startedDate', t('tasks.startedDate'), { width: 110 }),
  gridColumn('date', 'completedDate', t('tasks.completedDate'), { width: 110 }),
  gridColumn('bool', 'onHold', t('tasks.onHold'), { width: 80 }),
];

const cells = (t: Translate) => (values: FormValues) => {
  const { task } = values;
  const role = typeof task === 'object' && task !== null && 'role' in task ? task.role : null;
  const parentClass = textIn(values, 'parentClass');
  return {
    recordName:
      parentClass === 'Project' || parentClass === 'Any'
        ? t('tasks.thisProject')
        : textIn(values, 'recordName') || nameIn(values['parent'], 'name'),
    task: nameIn(task, 'name'),
    dueDate: textIn(values, 'dueDate'),
    assignee: nameIn(values['assignee'], 'fullName'),
    role: nameIn(role, 'name'),
    parentClass: parentClass && t(`tasks.on.${parentClass}`),
    assignedDate: textIn(values, 'assignedDate'),
    startedDate: textIn(values, 'startedDate'),
    completedDate: textIn(values, 'completedDate'),
    onHold: values['onHold'] === true,
  };
};

/** Steps for several at once, in the order of their buttons. */
const forSeveral: readonly TaskStep[] = ['complete', 'start', 'hold', 'resume'];

/**
 * The tasks of a project and of all below it: who does what by when, on which record. One click starts, completes or
 * holds; what follows is said first. One or a whole model is assigned here.
 */
export function TasksTab({ project }: { readonly project: ProjectRecord }) {
  const { t } = useTexts('projects');
  const { user } = useSession();
  const isNew = project.revision === null;
  const { rows, ...load } = useProjectTasks(project.id, isNew);
  const steps = useTaskSteps();
  const [params, setParams] = useSearchParams();
  const [isAssigning, setAssigning] = useState(false);
  const wanted = params.get('show');
  const filter = isTaskFilter(wanted) ? wanted : 'open';
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
  const cellsOf = useMemo(() => cells(t), [t]);
  const chosen = (ids: Iterable<string>) => [...ids].flatMap((id) => byId.get(id) ?? []);
  const mayAssign = project.canEdit && !isNew;
  useShortcut(
    mayAssign ? { keys: 'a', name: t('tasks.assignModel'), run: () => setAssigning(true) } : undefined,
  );
  return (
    <div className={classes['tab']}>
      <TaskFilterBar
        shown={filter}
        counts={load.isLoading ? undefined : counts}
        onShow={(next) =>
          setParams(
            (now) => {
              now.set('show', next);
              return now;
            },
            { replace: true },
          )
        }
      />
      <CollectionTab
        collection="tasks"
        label={t('tab.tasks')}
        entity={t('tasks.entity')}
        columns={columns}
        cellsOf={cellsOf}
        renderers={{
          steps: ({ id }) => {
            const row = byId.get(id);
            return row && <RowStepButtons row={row} steps={steps} />;
          },
        }}
        cardLine="steps"
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
      <StepQuestion steps={steps} />
      {mayAssign && (
        <AssignModel project={project} opened={isAssigning} onClose={() => setAssigning(false)} />
      )}
    </div>
  );
}
