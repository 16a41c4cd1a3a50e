import { texts } from '../generated/texts/tasks.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { inLanguage } from '../i18n/texts.ts';
import { type AssignedTaskField, assignedTaskFields } from './assigned-task-validator.ts';

/** Why a field of an assigned task cannot be changed. */
export type TaskLockReason = 'readOnly' | 'project' | 'kept' | 'planned';

/** The values of an assigned task on which its locks depend. */
export interface LockedTask {
  readonly isNew: boolean;
  /** Whether the person may edit the task's project. */
  readonly mayEditProject: boolean;
  /** Whether the person is the assignee. */
  readonly isOwn: boolean;
}

/**
 * The fields of the plan, which people write who may edit the project; an assignee without that right carries it out.
 */
const planned: readonly AssignedTaskField[] = [
  'assignee',
  'assignedDate',
  'dueDate',
  'dueAnchor',
  'dueCount',
  'dueUnit',
  'dueSide',
  'dueDateName',
  'dueTask',
  'dueByHand',
  'blockers',
];

/** Why nothing in a task can be changed; undefined if something can. */
export function assignedTaskLock(
  viewer: { readonly isReadOnly: boolean },
  { mayEditProject, isOwn, isNew }: LockedTask,
): TaskLockReason | undefined {
  if (viewer.isReadOnly) return 'readOnly';
  return mayEditProject || (isOwn && !isNew) ? undefined : 'project';
}

/**
 * The fields of an assigned task that the person may not change, each with the reason: the task itself stays as it was
 * assigned, and an assignee who may not edit the project changes only its progress.
 */
export function assignedTaskLocks(
  viewer: { readonly isReadOnly: boolean },
  task: LockedTask,
): ReadonlyMap<AssignedTaskField, TaskLockReason> {
  const whole = assignedTaskLock(viewer, task);
  if (whole) return new Map(assignedTaskFields.map((field) => [field, whole]));
  const kept: readonly (readonly [AssignedTaskField, TaskLockReason])[] = task.isNew
    ? []
    : [['task', 'kept']];
  return new Map([
    ...kept,
    ...(task.mayEditProject ? [] : planned.map((field) => [field, 'planned'] as const)),
  ]);
}

/** The reason as a sentence, for a disabled field and for a refused save. */
export const taskLockText = (reason: TaskLockReason, language: Language = fallbackLanguage): string =>
  inLanguage(texts, language).locks[reason];
