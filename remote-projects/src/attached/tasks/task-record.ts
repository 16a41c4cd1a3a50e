import type { CurrentUser } from 'shared-contracts';
import { today } from 'shared-contracts/days';
import { pickedId } from 'shared-contracts/forms';
import { type AssignedTaskField, assignedTaskFields, newAssignedTask } from 'shared-contracts/tasks';
import type { FormValues } from 'shared-ui/form';
import type { StoredRow } from 'shared-ui/record';
import type { ProjectTaskRowFragment } from '../../generated/operations.ts';
import { entriesOf } from '../../rows/entries.ts';

/** The kinds of record with tasks, in the order of their menu. */
export const taskClasses = ['Project', 'Agreement', 'Request', 'Stakeholder', 'Indigenous'] as const;

export type TaskClass = (typeof taskClasses)[number];

/** An assigned task as the API answers it, as a row of the project's form. */
export const taskRow = ({ id, revision, ...task }: ProjectTaskRowFragment): StoredRow => ({
  id,
  revision,
  values: { ...task },
});

/** A new task belongs to the project itself until somebody changes that, and is assigned today. */
export const makeTask = (): FormValues => ({
  ...newAssignedTask(today()),
  parentClass: 'Project',
  parent: null,
});

const blockerOf = (blocker: unknown) => {
  const id = pickedId(blocker);
  return id ? { id } : null;
};

const isReference = (field: AssignedTaskField): boolean =>
  field === 'task' || field === 'assignee' || field === 'dueTask';

/** A task as a save sends it; only a new one has its place. */
export const taskInput =
  (projectId: string) =>
  (values: FormValues): object => {
    const fields = assignedTaskFields.map((field) => {
      const id = pickedId(values[field]);
      return [field, isReference(field) ? (id ? { id } : null) : (values[field] ?? null)] as const;
    });
    const { parentClass, recordName } = values;
    const parentId = parentClass === 'Project' ? projectId : pickedId(values['parent']);
    return {
      ...Object.fromEntries(fields),
      onHold: values['onHold'] === true,
      dueByHand: values['dueByHand'] === true,
      blockers: entriesOf(values['blockers']).map(({ id, blocker, lagCount, lagUnit }) => ({
        ...{ id, lagCount: lagCount ?? null, lagUnit: lagUnit ?? null },
        blocker: blockerOf(blocker),
      })),
      ...(recordName === undefined ? { parentClass, parentId } : {}),
    };
  };

/** Whether a task waits to be done. */
const isOpenTask = ({ completedDate }: FormValues): boolean => !completedDate;

/** The tasks that the list shows. */
export const taskFilters = ['open', 'mine', 'overdue', 'all'] as const;

export type TaskFilter = (typeof taskFilters)[number];

/** Whether a word of an address names a filter of tasks. */
export const isTaskFilter = (name: string | null): name is TaskFilter =>
  taskFilters.some((filter) => filter === name);

/** Whether a task is among those of a filter: open ones, the person's own, those whose day is past, or all. */
export function isShownBy(filter: TaskFilter, values: FormValues, user: CurrentUser | null): boolean {
  if (filter === 'all') return true;
  if (!isOpenTask(values)) return false;
  if (filter === 'mine') return user !== null && pickedId(values['assignee']) === user.id;
  const { dueDate } = values;
  return filter === 'open' || (typeof dueDate === 'string' && dueDate !== '' && dueDate < today());
}
