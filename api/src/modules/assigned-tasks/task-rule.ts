import { type DueRule, dueRuleFaults, followsTask } from 'shared-contracts/tasks';
import type { ModelItem } from './model-item-store.ts';
import type { TaskPlace } from './task-place-store.ts';

/** When an assigned task is due, as a save sends it. */
export interface TaskDueRule extends DueRule {
  readonly dueTask: { readonly id: string } | null;
}

/**
 * A model's rule for a task on a record; `idOf` returns the assigned task for the one that it follows. Leaves out a
 * date that such a record does not have, and a task that is not assigned there.
 */
export function taskDueRule(
  item: ModelItem,
  place: Pick<TaskPlace, 'parentClass'>,
  idOf: (taskId: string) => string | undefined,
): TaskDueRule {
  const { dueCount, dueUnit, dueSide, dueDateName, followed } = item;
  const other = followed && followsTask(item.dueAnchor) ? idOf(followed.id) : undefined;
  const dueTask = other ? { id: other } : null;
  const isHere = dueRuleFaults({ ...item, dueTask }, place.parentClass).length === 0;
  return { dueAnchor: isHere ? item.dueAnchor : null, dueCount, dueUnit, dueSide, dueDateName, dueTask };
}
