import { dueDay } from 'shared-contracts/tasks';
import type { FollowingTask } from './following-store.ts';

/** A task whose due date a date moves. */
export interface TaskMove {
  readonly task: FollowingTask;
  /** The date that it follows, yyyy-MM-dd. */
  readonly anchor: string;
  readonly after: string;
  /** False of one whose date was set by hand. */
  readonly willMove: boolean;
}

/**
 * The tasks whose due dates no longer are what their rules make of the dates that they follow, in the order of the tasks. One that
 * follows another task follows the date that this one gets. A task whose date was set by hand stays; so does one that
 * follows a date that is missing: what was planned is not forgotten because a date is cleared.
 */
export function movesOf(tasks: readonly FollowingTask[]): readonly TaskMove[] {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const known = new Map<string, string | null>();

  const anchorOf = ({ dueAnchor, anchorDay, ofTask }: FollowingTask): string | null => {
    if (dueAnchor === 'TaskDone') return ofTask?.completedDate ?? null;
    if (dueAnchor !== 'TaskDue') return anchorDay;
    const other = ofTask && byId.get(ofTask.id);
    return other ? dayOf(other) : (ofTask?.dueDate ?? null);
  };

  const ruled = (task: FollowingTask): string | null => {
    const anchor = anchorOf(task);
    return anchor === null ? null : (dueDay(anchor, task, task.province ?? undefined) ?? null);
  };

  /** The due date that a task has once everything has moved. */
  function dayOf(task: FollowingTask): string | null {
    const found = known.get(task.id);
    if (found !== undefined) return found;
    // Tasks that follow each other in a circle are refused; a stored date ends the walk all the same.
    known.set(task.id, task.dueDate);
    const day = task.dueByHand ? task.dueDate : (ruled(task) ?? task.dueDate);
    known.set(task.id, day);
    return day;
  }

  for (const task of tasks) dayOf(task);
  return tasks.flatMap((task) => {
    const [anchor, after] = [anchorOf(task), ruled(task)];
    return anchor === null || after === null || after === task.dueDate
      ? []
      : [{ task, anchor, after, willMove: !task.dueByHand }];
  });
}
