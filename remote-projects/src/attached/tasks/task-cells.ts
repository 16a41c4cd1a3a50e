import { nameIn, textIn } from 'shared-contracts/forms';
import { gridColumn } from 'shared-contracts/grids';
import type { Translate } from 'shared-ui';
import type { FormValues } from 'shared-ui/form';

/** The columns of tasks, on the project's tab and on a record's. */
export const taskColumns = (t: Translate) => [
  gridColumn('string', 'task', t('tasks.task'), { width: 145 }),
  gridColumn('string', 'recordName', t('tasks.record'), { width: 225 }),
  gridColumn('string', 'steps', t('tasks.steps'), {
    width: 170,
    sortable: false,
    filterable: false,
    hasButtonsOnly: true,
  }),
  gridColumn('date', 'dueDate', t('tasks.dueDate'), {
    width: 195,
    formatter: 'due',
    doneBy: 'completedDate',
  }),
  gridColumn('string', 'blockedBy', t('tasks.waiting.column'), { width: 120 }),
  gridColumn('string', 'assignee', t('tasks.assignee'), { width: 120, formatter: 'person' }),
  gridColumn('string', 'role', t('tasks.role'), { width: 130 }),
  gridColumn('string', 'parentClass', t('tasks.parentClass'), { width: 110 }),
  gridColumn('date', 'assignedDate', t('tasks.assignedDate'), { width: 110 }),
  gridColumn('date', 'startedDate', t('tasks.startedDate'), { width: 110 }),
  gridColumn('date', 'completedDate', t('tasks.completedDate'), { width: 110 }),
  gridColumn('bool', 'onHold', t('tasks.onHold'), { width: 80 }),
];

/** A task as a grid row shows it. */
export const taskCells = (t: Translate) => (values: FormValues) => {
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
    blockedBy: textIn(values, 'blockedBy').split('\n').join(', '),
    assignee: nameIn(values['assignee'], 'fullName'),
    role: nameIn(role, 'name'),
    parentClass: parentClass && t(`tasks.on.${parentClass}`),
    assignedDate: textIn(values, 'assignedDate'),
    startedDate: textIn(values, 'startedDate'),
    completedDate: textIn(values, 'completedDate'),
    onHold: values['onHold'] === true,
  };
};
